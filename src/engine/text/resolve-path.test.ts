import { expect, it } from 'vitest';
import { folderOf, relativePath, resolvePath } from './resolve-path.ts';

it.each([
  ['pages', '../public/robots.txt', 'public/robots.txt'],
  ['../elders/pages', '../public/a.txt', '../elders/public/a.txt'],
  ['blocks', './../parts/link.json', 'parts/link.json'],
  ['', 'parts/link.json', 'parts/link.json'],
  ['/project/pages/a', '../../schemas/page.json', '/project/schemas/page.json'],
  ['C:\\project\\pages', '..\\schemas', 'C:/project/schemas'],
  ['pages', '/images/a.svg', '/images/a.svg'],
  ['a', '../../b', '../b'],
  ['/a', '../../b', '/b'],
])('from %s the path %s is %s', (folder, path, expected) => {
  expect(resolvePath(folder, path)).toBe(expected);
});

it.each([
  ['pages/a/b.json', 'pages/a'],
  ['b.json', ''],
  ['C:\\pages\\b.json', 'C:\\pages'],
])('the folder of %s is %s', (path, expected) => {
  expect(folderOf(path)).toBe(expected);
});

it.each([
  ['/project/pages/a', '/project/schemas/page.json', '../../schemas/page.json'],
  ['/bakery/pages', '/project/schemas/page.json', '../../project/schemas/page.json'],
  ['C:\\bakery\\pages', 'C:\\project/page.json', '../../project/page.json'],
  ['C:\\bakery\\pages', 'D:\\project/page.json', undefined],
  ['/a', '/a/b.json', 'b.json'],
])('from %s the file %s is %s', (folder, file, expected) => {
  expect(relativePath(folder, file)).toBe(expected);
});
