/** The brackets of a year's small-scale investment deduction (KIA); amounts in euros, shares in percent. */
export interface DeductionBrackets {
  /** The least that gives a deduction. */
  from: number;
  share: number;
  /** The most that is deducted. */
  fixed: number;
  /** Above this the deduction falls, by `taper` percent of what is more. */
  taperFrom: number;
  taper: number;
}

/** What of an investment's total may be deducted from the profit, in whole euros. */
export function investmentDeduction(investment: number, brackets: DeductionBrackets): number {
  const { from, share, fixed, taperFrom, taper } = brackets;
  if (investment < from) return 0;
  const rising = Math.min((investment * share) / 100, fixed);
  const fallen = (Math.max(0, investment - taperFrom) * taper) / 100;
  return Math.max(0, Math.round(rising - fallen));
}
