import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 0],
  ['kraan', 'kraan', 0],
  ['', 'bus', 3],
  ['bus', '', 3],
  ['bus', 'bux', 1],
  ['bus', 'bu', 1],
  ['bus', 'buss', 1],
  ['bus', 'bsu', 1],
  ['ab', 'ba', 1],
  ['abcd', 'badc', 2],
  ['ca', 'abc', 3],
  ['aba', 'bab', 2],
  ['shovel', 'showel', 1],
  ['kraan', 'wiel', 5],
])(
  'from "%s" to "%s" takes %d edits: a letter more, less or other, or two that change places',
  (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits);
  },
);
