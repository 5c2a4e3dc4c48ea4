import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../../scripts/project-root.ts';
import { Memo } from '../memo/memo.ts';
import { slimFont } from './slim-font.ts';

let folder: string;
let memo: Memo;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  memo = new Memo({ root: folder, site: folder });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makes a font smaller, and the same one each time', async () => {
  const original = join(
    projectRoot,
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
  const file = join(folder, 'figtree-latin-wght-normal-1234.woff2');
  copyFileSync(original, file);
  await slimFont(file, { root: projectRoot, memo });
  const slim = readFileSync(file);
  expect(slim.length).toBeLessThan(statSync(original).size - 700);
  await slimFont(file, { root: projectRoot, memo });
  expect(readFileSync(file).equals(slim)).toBe(true);
});

it('refuses a font of which it does not know the characters', async () => {
  const file = join(folder, 'other.woff2');
  writeFileSync(file, '');
  await expect(slimFont(file, { root: projectRoot, memo })).rejects.toThrow(
    'no font of @fontsource-variable',
  );
});
