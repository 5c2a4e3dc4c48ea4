import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPublicFiles } from './list-public-files.ts';

it('gives the site paths of the files in all folders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'public-'));
  await mkdir(join(folder, 'images/road'), { recursive: true });
  await writeFile(join(folder, 'images/road/Kipper.svg'), '');
  await writeFile(join(folder, 'favicon.svg'), '');
  expect(listPublicFiles(folder)).toEqual(new Set(['/favicon.svg', '/images/road/Kipper.svg']));
});

it('finds no files in a folder that does not exist', () => {
  expect(listPublicFiles(join(tmpdir(), 'no-such-folder'))).toEqual(new Set());
});
