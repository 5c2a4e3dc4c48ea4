import { expect, it } from 'vitest';
import { withPagesFolder } from './with-pages-folder.ts';

it.each([
  ['Draai npm run check.', 'Draai npm run check -- --pages ../b/pages.'],
  ['"npm run remove-page -- /a/b"', '"npm run remove-page -- --pages ../b/pages /a/b"'],
  ['npm run check -- --fix: dat helpt', 'npm run check -- --pages ../b/pages --fix: dat helpt'],
  ['npm run pages -- export.', 'npm run pages -- --pages ../b/pages export.'],
  ['npm run check -- --pages ../b/pages --fix', 'npm run check -- --pages ../b/pages --fix'],
  ['npm run check "--" --fix --pages=../b/pages', 'npm run check "--" --fix --pages=../b/pages'],
  ['npm run leads of npm run pages-of', 'npm run leads of npm run pages-of'],
])('makes %j lead to the site: %j', (text, expected) => {
  expect(withPagesFolder(text, '../b/pages')).toBe(expected);
  expect(withPagesFolder(expected, '../b/pages')).toBe(expected);
});

it('leaves commands alone that take the folder by themselves, and quotes one that a terminal would take apart', () => {
  expect(withPagesFolder('npm run check', 'pages')).toBe('npm run check');
  expect(withPagesFolder('npm run check', '../mijn site/pages')).toBe(
    'npm run check -- --pages "../mijn site/pages"',
  );
});
