import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { hasErrors } from '../src/engine/diagnostics/diagnostic.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { checkSite } from '../src/engine/pipeline/check-site.ts';
import { authorChanges } from './author-changes.ts';
import { copySite } from './working-copy.ts';

/** A build and a checker of HTML are among the tests. */
const patience = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'author-changes-'));
const pages = join(folder, 'pages');

/** The tests that look at the project's own pages. */
const aboutPages = readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('tests', file))
  .filter((file) => /\/(?:routes|own-pages)\.ts'/.test(readFileSync(join(projectRoot, file), 'utf8')));

beforeAll(() => {
  copySite(folder);
  for (const { make } of authorChanges) make(folder);
}, patience);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what the guide teaches an author and what warnings allow, the check accepts', async () => {
  const { problems } = await checkSite(siteFolders(projectRoot, pages), { workingDirectory: folder });
  const errors = problems.filter((problem) => hasErrors([problem]));
  expect(errors).toEqual([]);
  const rules = problems.map(({ rule }) => rule);
  expect(rules).toEqual(
    expect.arrayContaining(['formatting', 'orphan-page', 'spelling-error', 'starting-text']),
  );
});

test('and what the check accepts, the tests about pages accept', { timeout: patience }, () => {
  expect(aboutPages.length).toBeGreaterThan(2);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', ...aboutPages],
    { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, PAGES_UNDER_TEST: pages, NO_COLOR: '1' } },
  );
  expect(status, stdout + stderr).toBe(0);
});
