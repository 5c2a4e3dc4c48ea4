import { expect, it } from 'vitest';
import { lineBreakOf, toPosition } from './code-text.ts';

it.each([
  ['{\n}', '\n'],
  ['{\r\n}', '\r\n'],
  ['{\r\n\n}', '\n'],
  ['{}', '\n'],
])('%j breaks its lines with %j', (text, lineBreak) => {
  expect(lineBreakOf(text)).toBe(lineBreak);
});

it.each([
  ['{\r\n\r\n"a"', 5, 3],
  ['{\n\n"a"', 3, 3],
  ['{\r\n\n"a"', 4, 4],
])('%j at %i is place %i', (text, offset, place) => {
  expect(toPosition(text, offset)).toBe(place);
});
