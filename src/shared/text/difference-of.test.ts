import { expect, it } from 'vitest';
import { differenceOf } from './difference-of.ts';

it.each([
  ['aXb', 'aYYb', { from: 1, to: 2, insert: 'YY' }],
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'a', { from: 0, to: 0, insert: 'a' }],
  ['a', 'a', { from: 1, to: 1, insert: '' }],
])('between %j and %j is %j', (before, after, difference) => {
  expect(differenceOf(before, after)).toEqual(difference);
});
