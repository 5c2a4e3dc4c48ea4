import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manifestFolder, maxAge, pruneCache, touch } from './prune-cache.ts';

let folder: string;
const now = Date.now();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'));
  for (const name of ['app/old/render.js', 'app/new/render.js', 'social/old.png', 'picture/new.avif']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
  for (const name of ['app/old', 'social/old.png']) lastUsed(name, now - maxAge - 1000);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lastUsed(name: string, time: number): void {
  utimesSync(join(folder, name), time / 1000, time / 1000);
}

const isThere = (name: string): boolean => existsSync(join(folder, name));

test('what was not used for a month goes, and the rest stays', async () => {
  await pruneCache(folder, now);
  expect(['app/old', 'social/old.png'].filter(isThere)).toEqual([]);
  expect(['app/new/render.js', 'picture/new.avif'].every(isThere)).toBe(true);
});

test('what is used stays, however old it is', async () => {
  await touch(join(folder, 'app/old'), now);
  await pruneCache(folder, now);
  expect(isThere('app/old/render.js')).toBe(true);
});

test('what nothing can make again stays, however old it is', async () => {
  const manifest = `${manifestFolder}/dist.jsonl`;
  mkdirSync(join(folder, manifestFolder));
  writeFileSync(join(folder, manifest), '');
  lastUsed(manifest, now - maxAge - 1000);
  await pruneCache(folder, now);
  expect(isThere(manifest)).toBe(true);
});

test('the cache is looked through once a day', async () => {
  lastUsed('social/old.png', now);
  await pruneCache(folder, now);
  lastUsed('social/old.png', now - maxAge - 1000);
  await pruneCache(folder, now + 1000);
  expect(isThere('social/old.png')).toBe(true);
});
