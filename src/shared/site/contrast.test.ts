import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1d6b48', '#1d6b48', 1],
])('%s and %s have contrast %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});
