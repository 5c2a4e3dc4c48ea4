import type { LeaseTerms } from './lease.ts';

export const monthNames = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

export type MonthName = (typeof monthNames)[number];

interface Season {
  /** The months with the higher amount. */
  highMonths: readonly MonthName[];
  /** How many times the amount of the other months it is. */
  times: number;
}

/**
 * The two monthly amounts in whole euros, excluding VAT, of a lease that follows the seasons: paid in arrears from
 * January on, worth as much today as what is financed.
 */
export function seasonTerms(
  { price, downPayment = 0, months = 48, annualRate }: Omit<LeaseTerms, 'finalPayment'>,
  { highMonths, times }: Season,
): { low: number; high: number } {
  const rate = annualRate / 100 / 12;
  let worthOfLow = 0;
  for (let month = 0; month < months; month += 1) {
    const name = monthNames[month % monthNames.length];
    const weight = highMonths.some((high) => high === name) ? times : 1;
    worthOfLow += weight / (1 + rate) ** (month + 1);
  }
  const low = (price - downPayment) / worthOfLow;
  return { low: Math.round(low), high: Math.round(low * times) };
}
