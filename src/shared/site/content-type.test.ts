import { expect, it } from 'vitest';
import { pictureEndings } from '../page/picture-endings.ts';
import { contentType } from './content-type.ts';

it.each(pictureEndings)('says that a .%s is a picture', (ending) => {
  expect(contentType(`/images/bakwagen.${ending}`)).toMatch(/^image\//);
});

it.each([
  ['/a/b.html', 'text/html; charset=utf-8'],
  ['FOTO.JPG', 'image/jpeg'],
  ['/a.b/c', 'application/octet-stream'],
  ['/a.unknown', 'application/octet-stream'],
])('of "%s" it is %s', (name, type) => {
  expect(contentType(name)).toBe(type);
});
