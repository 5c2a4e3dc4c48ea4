import { expect, it } from 'vitest';
import { pictureName } from './picture-name.ts';

it('says which page it is', () => {
  expect(pictureName('/equipment/bakwagen', 390)).toBe('equipment_bakwagen-390.webp');
});

it('gives every page a file of its own', () => {
  const routes = ['/', '/home', '/a/b', '/a-b', '/a--b', '/a/b-390'];
  const names = routes.flatMap((route) => [390, 1280].map((width) => pictureName(route, width)));
  expect(new Set(names).size).toBe(names.length);
});
