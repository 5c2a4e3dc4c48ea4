import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedFile } from './kept-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a file once', async () => {
  const file = join(folder, 'deep/a.bin');
  expect(await cachedFile(file, async () => Buffer.from('first'))).toBe(file);
  expect(await cachedFile(file, async () => Buffer.from('second'))).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('first');
});

it('is asked for the same file by many at the same time, and leaves that one only', async () => {
  const file = join(folder, 'a.bin');
  const content = Buffer.alloc(100_000, 1);
  await Promise.all(Array.from({ length: 20 }, () => cachedFile(file, async () => content)));
  expect(readFileSync(file).equals(content)).toBe(true);
  expect(readdirSync(folder)).toEqual(['a.bin']);
});

it('leaves nothing when the file cannot be made', async () => {
  const failing = cachedFile(join(folder, 'a.bin'), () => Promise.reject(new Error('No room.')));
  await expect(failing).rejects.toThrow('No room.');
  expect(readdirSync(folder)).toEqual([]);
});
