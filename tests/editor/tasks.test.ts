import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';

/** What a problem matcher of VS Code makes of lines: a first pattern for the place, the second for the next line. */
interface Matcher {
  background?: { beginsPattern: string; endsPattern: string };
  severity: 'error' | 'warning';
  pattern: [
    place: Record<'file' | 'line' | 'column' | 'code', number> & { regexp: string },
    words: { regexp: string },
  ];
}

const { tasks } = JSON.parse(readFileSync(join(projectRoot, '.vscode/tasks.json'), 'utf8'));
const matchers: Matcher[] = tasks[0].problemMatcher;
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const cases = join(projectRoot, 'tests/engine/cases');

function matched(output: string): string[] {
  const lines = output.split('\n');
  return lines.flatMap((line, index) =>
    matchers.flatMap(({ severity, pattern: [place, words] }) => {
      const found = new RegExp(place.regexp).exec(line);
      const message = new RegExp(words.regexp).exec(lines[index + 1] ?? '')?.[1];
      if (!found || message === undefined) return [];
      const at = (part: 'file' | 'line' | 'column' | 'code') => found[place[part]];
      return [`${severity} ${at('file')} ${at('line')} ${at('column')} ${at('code')} ${message}`];
    }),
  );
}

test('every task that VS Code offers exists as a command', () => {
  for (const task of tasks) {
    const script = task.script ?? /npm run ([\w-]+)/.exec(task.command)?.[1];
    expect(Object.keys(scripts)).toContain(script);
  }
});

/** `expected.txt` is what the check really prints: `cases.test.ts` keeps it so. */
test.each(readdirSync(cases))('all problems of %s can be clicked', (name) => {
  const output = readFileSync(join(cases, name, 'expected.txt'), 'utf8');
  const closing = output.trim().split('\n').at(-1) ?? '';
  const counted = [...closing.matchAll(/(\d+) (?:fout|tip)/g)].map(([, count]) => Number(count));
  expect(closing).toMatch(/bestand/);
  expect(matched(output)).toHaveLength(counted.reduce((sum, count) => sum + count, 0));
});

test('a problem is listed with its place, rule and sentence, however many lines follow', () => {
  const output = readFileSync(join(cases, 'misspelt-block/expected.txt'), 'utf8');
  expect(
    matched(`${output}\npages:1:1 fout no-pages\n  In de map staat niets.\n\n1 fout in 1 bestand.\n`),
  ).toEqual([
    expect.stringMatching(/^error pages\/contact\.json \d+ \d+ block-type Er is geen blok /),
    'error pages 1 1 no-pages In de map staat niets.',
  ]);
});

test('the task that goes on checking lists the same, and knows when a check has ended', () => {
  const live: Matcher[] = tasks.find(({ isBackground = false }) => isBackground).problemMatcher;
  expect(live.map(({ severity, pattern }) => ({ severity, pattern }))).toEqual(
    matchers.map(({ severity, pattern }) => ({ severity, pattern })),
  );
  const output = readFileSync(join(cases, 'several-at-once/expected.txt'), 'utf8');
  for (const { background } of live) {
    const ends = new RegExp(background?.endsPattern ?? '$^');
    expect(
      output
        .trim()
        .split('\n')
        .filter((line) => ends.test(line)),
    ).toEqual([output.trim().split('\n').at(-1)]);
    expect('Geen fouten in 12 bestanden.').toMatch(ends);
  }
});
