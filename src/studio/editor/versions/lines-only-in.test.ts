import { expect, test } from 'vitest';
import { linesOnlyIn } from './lines-only-in.ts';

test.each([
  ['another line', 'a\nb\n', 'a\nc\n', ['b']],
  ['the same at another depth, with the ends of Windows', '  a\r\n', 'a\n', []],
  ['the same as the last of a list', 'a,\n', 'a\n', []],
  ['a line that stands there twice', 'b\nb', '', ['b']],
  ['an end that the other was cut off before', 'a\n', 'a', []],
])('reads %s', (_, text, other, expected) => {
  expect(linesOnlyIn(text, other)).toEqual(expected);
});
