import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it.each([
  ['Bakwagen', 'Bakwagen'],
  ['Bakwagens leasen', 'Bakwagens…'],
  ['Een grote bakwagen', 'Een grote…'],
  ['Bakwagen 🚚🚚', 'Bakwagen…'],
  ['Wagens 🚚🚚🚚🚚', 'Wagens 🚚🚚…'],
])('of "%s" ten characters are "%s"', (text, expected) => {
  expect(shortened(text, 10)).toBe(expected);
});
