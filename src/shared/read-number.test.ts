import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each([
  ['40', 40],
  ['40.000', 40_000],
  ['120.000', 120_000],
  ['1.250.000', 1_250_000],
  ['62.500', 62_500],
  ['€ 40.000', 40_000],
  ['1.499,50', 1499.5],
  ['9,5', 9.5],
  ['9.5', 9.5],
  ['28,125', 28.125],
  ['0.125', 0.125],
  ['40,5%', 40.5],
  [' 40 000 ', 40_000],
  ['95.000,-', 95_000],
  ['95.00', 95],
  ['-3', -3],
])("reads '%s' as %d", (text, number) => expect(readNumber(text)).toBe(number));

it.each(['', ' ', 'veel', '95,000', '95.0000', '1e5', '0x10', '40k', '4.00.000', '12.3456,7', '1,2,3', '-'])(
  "does not guess at '%s'",
  (text) => expect(readNumber(text)).toBeUndefined(),
);
