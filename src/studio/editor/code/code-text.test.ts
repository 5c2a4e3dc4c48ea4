import { expect, it } from 'vitest';
import { differenceOf, lineBreakOf, toPosition } from './code-text.ts';

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

it.each([
  ['aXb', 'aYYb', { from: 1, to: 2, insert: 'YY' }],
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'a', { from: 0, to: 0, insert: 'a' }],
  ['a', 'a', { from: 1, to: 1, insert: '' }],
])('between %j and %j is %j', (before, after, difference) => {
  expect(differenceOf(before, after)).toEqual(difference);
});
