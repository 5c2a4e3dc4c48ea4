import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { filesIn } from '../src/engine/memo/files-in.ts';
import { authorChanges } from './author-changes.ts';
import { runThere } from './engine/follow-guide.ts';
import { copySite } from './working-copy.ts';

/** A build and a checker of HTML are among the tests. */
const timeout = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'author-changes-'));
const pages = join(folder, 'pages');

/** The tests that look at the project's own pages. */
const aboutPages = ['src', 'tests']
  .flatMap((folder) => filesIn(join(projectRoot, folder)))
  .filter((file) => file.endsWith('.test.ts') && !file.includes('author-changes'))
  .filter((file) => /\/(?:routes|own-pages|follow-guide)\.ts'/.test(readFileSync(file, 'utf8')));

beforeAll(() => {
  copySite(folder);
  for (const { make } of authorChanges) make(folder);
}, timeout);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what the guide teaches an author and what warnings allow, the check accepts', {
  timeout,
}, () => {
  const report = runThere(folder, 'check');
  expect(report.match(/^.* fout .*$/gm) ?? []).toEqual([]);
  // Else the list above allows less than it says.
  for (const rule of ['formatting', 'orphan-page', 'repeated-sentence', 'spelling-error', 'starting-text'])
    expect(report).toContain(` tip ${rule}\n`);
});

test('and what the check accepts, the tests about pages accept', { timeout }, () => {
  expect(aboutPages.length).toBeGreaterThan(2);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', ...aboutPages],
    { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, PAGES_UNDER_TEST: pages, NO_COLOR: '1' } },
  );
  expect(status, stdout + stderr).toBe(0);
});
