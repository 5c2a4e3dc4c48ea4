import { expect, it } from 'vitest';
import { hashText } from './hash-text.ts';

it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('the hash of "%s" is the published one', (text, expected) => {
  expect(hashText(text)).toBe(expected);
});
