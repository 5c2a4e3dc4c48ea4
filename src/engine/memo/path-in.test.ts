import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathIn } from './path-in.ts';

it.each([
  ['site/pages', 'site/pages/a/b.json', 'a/b.json'],
  ['site/pages', 'site/public/c.png', '../public/c.png'],
  ['site', 'site', ''],
])('names from the folder %s the file %s: %j', (folder, file, path) => {
  expect(pathIn(join(folder), join(file))).toBe(path);
});
