import type { Deduction } from '../schema-types.ts';

/**
 * What of an investment's total may be deducted from the profit, in whole euros, by the brackets of a year's small-scale
 * investment deduction (KIA): amounts in euros, shares in percent.
 */
export function investmentDeduction(investment: number, brackets: Deduction): number {
  const { from, share, fixed, taperFrom, taper } = brackets;
  if (investment < from) return 0;
  const rising = Math.min((investment * share) / 100, fixed);
  const fallen = (Math.max(0, investment - taperFrom) * taper) / 100;
  return Math.max(0, Math.round(rising - fallen));
}
