import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { checks, structureChecks } from '../src/engine/pipeline/4-check/check.ts';

const folder = join(projectRoot, 'docs/regels');
const pages = readdirSync(folder).filter((file) => file !== 'README.md');
const rules = new Set([...checks.map(({ rule }) => rule), ...rulesInCode()]);

/** Every name that the code gives to `rule`, also where a rule is no check of its own. */
function rulesInCode(): string[] {
  const build = join(projectRoot, 'src/engine');
  const sources = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('author-mistakes.ts'),
  );
  return sources.flatMap((file) =>
    [
      ...readFileSync(join(build, file), 'utf8').matchAll(
        /\brule(?::| =) ('[a-z0-9-]+'(?: \| '[a-z0-9-]+')*)/g,
      ),
    ].flatMap(([, names = '']) => names.split(' | ').map((name) => name.slice(1, -1))),
  );
}

test('every rule has its page, and every page its rule', () => {
  expect(rules.size).toBeGreaterThan(structureChecks.length + 30);
  expect(pages.map((file) => file.replace('.md', '')).sort()).toEqual([...rules].sort());
});

test.each(pages)('%s says what, why, how not and how', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text.split('\n')[0]).toBe(`# ${file.replace('.md', '')}`);
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings.slice(0, 4)).toEqual(['Wat', 'Waarom', 'Fout', 'Goed']);
});

test('the index names every page once', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const named = [...index.matchAll(/^- \[([a-z0-9-]+)\]\(\1\.md\): \S/gm)].map(([, name]) => `${name}.md`);
  expect(named.sort()).toEqual(pages);
});
