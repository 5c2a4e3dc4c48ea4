import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastChanges } from './last-changes.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-changes-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function commit(folder: string, files: string[], day: string): void {
  for (const file of files) writeFileSync(join(folder, file), day);
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  execFileSync('git', ['add', '.'], { cwd: folder });
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, 'commit', '-qm', 'Change'], { cwd: folder, env });
}

it('knows the day of the last commit of each file, by its path in the folder', async () => {
  execFileSync('git', ['init', '-q'], { cwd: root });
  await mkdir(join(root, 'pages/over'), { recursive: true });
  commit(root, ['pages/index.json', 'pages/over/privé.json', 'elders.txt'], '2026-03-01');
  commit(root, ['pages/index.json'], '2026-05-02');
  expect([...(await lastChanges(join(root, 'pages')))].sort()).toEqual([
    ['index.json', '2026-05-02'],
    ['over/privé.json', '2026-03-01'],
  ]);
});

it('knows nothing where there is no git', async () => {
  expect([...(await lastChanges(root))]).toEqual([]);
});
