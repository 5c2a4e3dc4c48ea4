import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gitIn } from '../../../../tests/git-in.ts';
import { newFilesIn } from './new-files.ts';

let folder: string;

const git = (...args: string[]): string => gitIn(folder, args);

const fileOf = (name: string): string => join(folder, 'pages', name);
const write = (name: string): void => writeFileSync(fileOf(name), '{}');
const isNew = (name: string): boolean => newFilesIn(join(folder, 'pages'))(fileOf(name));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-files-'));
  mkdirSync(join(folder, 'pages'));
  write('a.json');
  git('init', '--quiet');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each<[what: string, act: () => void, name: string, expected: boolean]>([
  ['a committed file', () => {}, 'a.json', false],
  ['a file that nobody added', () => write('b.json'), 'b.json', true],
  ['a file of another alphabet', () => write('één.json'), 'één.json', true],
  [
    'a file that is to be committed',
    () => {
      write('b.json');
      git('add', '.');
    },
    'b.json',
    true,
  ],
  [
    'a file that git moved, and that was put back without it',
    () => {
      git('mv', 'pages/a.json', 'pages/b.json');
      renameSync(fileOf('b.json'), fileOf('a.json'));
    },
    'a.json',
    false,
  ],
])('knows of %s whether git has a version', (_what, act, name, expected) => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
  act();
  expect(isNew(name)).toBe(expected);
});

it('knows what an earlier version lacks that was committed since', () => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
  write('b.json');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A page');
  const isNewSince = newFilesIn(join(folder, 'pages'), 'HEAD~1');
  expect(['a.json', 'b.json'].map((name) => isNewSince(fileOf(name)))).toEqual([false, true]);
});

it.each(['HEAD', 'main'])('takes what was never on the main branch of the remote, %s, for new', (name) => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
  git('update-ref', `refs/remotes/origin/${name}`, 'HEAD');
  write('b.json');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A page');
  expect(['a.json', 'b.json'].map(isNew)).toEqual([false, true]);
});

it('takes everything for new before the first commit, and nothing without git', () => {
  expect(isNew('a.json')).toBe(true);
  rmSync(join(folder, '.git'), { recursive: true });
  expect(isNew('a.json')).toBe(false);
});
