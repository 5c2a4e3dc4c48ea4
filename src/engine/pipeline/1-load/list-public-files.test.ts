import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listPublicFiles } from './list-public-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('gives the site paths of the files in all folders', async () => {
  await mkdir(join(folder, 'images/road'), { recursive: true });
  await writeFile(join(folder, 'images/road/Kipper.svg'), '');
  await writeFile(join(folder, 'favicon.svg'), '');
  const files = new Set(['/favicon.svg', '/images/road/Kipper.svg']);
  expect(listPublicFiles(folder)).toEqual({ files, escapes: [] });
});

it('finds no files in a folder that does not exist', () => {
  expect(listPublicFiles(join(folder, 'gone'))).toEqual({ files: new Set(), escapes: [] });
});

it('publishes nothing behind a link that leads out of the folder, and names it', async () => {
  await mkdir(join(folder, 'public/images'), { recursive: true });
  await mkdir(join(folder, 'public-not'));
  await writeFile(join(folder, 'public-not/secret'), '');
  await symlink(join(folder, 'public-not'), join(folder, 'public/images/out'), 'junction');
  await symlink(join(folder, 'public/images'), join(folder, 'public/same'), 'junction');
  await writeFile(join(folder, 'public/images/Kipper.svg'), '');
  expect(listPublicFiles(join(folder, 'public'))).toEqual({
    files: new Set(['/images/Kipper.svg', '/same/Kipper.svg']),
    escapes: ['images/out', 'same/out'],
  });
});

it('publishes no hidden files, but those that are well known', async () => {
  await mkdir(join(folder, '.git'));
  await mkdir(join(folder, '.well-known'));
  await mkdir(join(folder, 'images'));
  for (const name of ['.env', '.git/HEAD', 'images/.DS_Store', '.well-known/.x', '.well-known/key.txt'])
    await writeFile(join(folder, name), '');
  expect(listPublicFiles(folder).files).toEqual(new Set(['/.well-known/key.txt']));
});
