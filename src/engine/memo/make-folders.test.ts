import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolders } from './make-folders.ts';

it('makes a folder with those above it, once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'));
  const deep = join(folder, 'a/b/c');
  for (const _time of ['new', 'there']) {
    makeFolders(deep);
    expect(existsSync(deep)).toBe(true);
  }
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolders(join(folder, 'file/below'))).toThrow('ENOTDIR');
  rmSync(folder, { recursive: true });
});

it.skipIf(!existsSync('/proc'))('fails, rather than trying forever, where no folder can be made', () => {
  expect(() => makeFolders('/proc/a/b')).toThrow('ENOENT');
});
