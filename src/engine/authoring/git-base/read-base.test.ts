import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gitIn } from '../../../../tests/git-in.ts';
import { readFilesAt } from './read-base.ts';

it('reads the other files of a version of which git lacks one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'base-'));
  const git = (...args: string[]): string => gitIn(folder, args).trim();
  git('init', '-q');
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.json`), `"${name}"`);
  git('add', '.');
  git('commit', '-q', '-m', 'Add');
  const blob = git('rev-parse', 'HEAD:b.json');
  rmSync(join(folder, '.git/objects', blob.slice(0, 2), blob.slice(2)), { force: true });
  const files = readFilesAt(folder, 'HEAD').map(({ path, bytes }) => [path, bytes.toString()]);
  rmSync(folder, { recursive: true, force: true });
  expect(files).toEqual([
    ['a.json', '"a"'],
    ['c.json', '"c"'],
  ]);
});
