import { expect, it } from 'vitest';
import { investmentDeduction } from './investment-deduction.ts';

/** Of 2026. */
const brackets = { from: 2901, share: 28, fixed: 20_072, taperFrom: 132_746, taper: 7.56 };

it.each([
  [0, 0],
  [2900, 0],
  [2901, 812],
  [40_000, 11_200],
  [71_683, 20_071],
  [71_684, 20_072],
  [132_746, 20_072],
  [150_000, 18_768],
  [300_000, 7428],
  [398_236, 1],
  [398_260, 0],
  [1_000_000, 0],
])('of € %i in a year € %i may be deducted', (investment, deduction) => {
  expect(investmentDeduction(investment, brackets)).toBe(deduction);
});

it('never gives more for less, below the taper, nor more than the fixed amount', () => {
  const rising = Array.from({ length: 132 }, (_, thousands) =>
    investmentDeduction(thousands * 1000, brackets),
  );
  expect(rising).toEqual([...rising].sort((one, other) => one - other));
  expect(Math.max(...rising)).toBe(brackets.fixed);
});
