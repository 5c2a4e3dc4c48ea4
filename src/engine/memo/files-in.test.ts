import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from './files-in.ts';
import { hashFiles } from './hash-files.ts';
import { pathIn } from './path-in.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'in/b'), { recursive: true });
  mkdirSync(join(folder, 'beside/deep'), { recursive: true });
  writeFileSync(join(folder, 'in/b/two.txt'), '2');
  writeFileSync(join(folder, 'in/a.txt'), '1');
  writeFileSync(join(folder, 'beside/deep/three.txt'), '3');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const found = (place = 'in'): string[] => filesIn(join(folder, place)).map((file) => pathIn(folder, file));

/** `junction` is the kind that everybody may make on Windows; elsewhere it means nothing. */
const link = (name: string, target: string): void =>
  symlinkSync(join(folder, target), join(folder, name), 'junction');

it('finds the files in all folders, sorted', () => {
  expect(found()).toEqual(['in/a.txt', 'in/b/two.txt']);
});

it.each([
  ['a file', 'in/a.txt', ['in/a.txt']],
  ['what is not there', 'nothing', []],
])('of %s gives that', (_what, place, expected) => {
  expect(found(place)).toEqual(expected);
});

describe('a link', () => {
  it('to a folder has its files', () => {
    link('in/linked', 'beside');
    expect(found()).toEqual(['in/a.txt', 'in/b/two.txt', 'in/linked/deep/three.txt']);
  });

  it.skipIf(process.platform === 'win32')('to a file is that file, also in the name of all files', () => {
    link('in/linked.txt', 'beside/deep/three.txt');
    expect(found()).toContain('in/linked.txt');
    const before = hashFiles(folder, [join(folder, 'in')]);
    writeFileSync(join(folder, 'beside/deep/three.txt'), 'other');
    expect(hashFiles(folder, [join(folder, 'in')])).not.toEqual(before);
  });

  it.each([
    ['to nowhere', () => link('in/linked', 'nothing')],
    ['to the folder it stands in', () => link('in/b/linked', 'in')],
    ['to itself', () => link('in/linked', 'in/linked')],
  ])('%s adds nothing', (_what, make) => {
    make();
    expect(found()).toEqual(['in/a.txt', 'in/b/two.txt']);
  });

  it('that leads round with another one ends', () => {
    link('in/b/there', 'beside');
    link('beside/back', 'in/b');
    expect(found()).toContain('in/b/there/deep/three.txt');
  });
});
