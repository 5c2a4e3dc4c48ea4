import { dutchMonths } from '../text/dutch-date.ts';
import { defaultMonths, type LeaseTerms, monthlyRate } from './lease.ts';

interface Season {
  /** The months with the higher amount. */
  highMonths: readonly (typeof dutchMonths)[number][];
  /** How many times the amount of the other months it is. */
  times: number;
}

/**
 * The two monthly amounts in whole euros, excluding VAT, of a lease that follows the seasons: paid in arrears from
 * January on, worth as much today as what is financed.
 */
export function seasonTerms(
  { price, downPayment = 0, months = defaultMonths, annualRate }: Omit<LeaseTerms, 'finalPayment'>,
  { highMonths, times }: Season,
): { low: number; high: number } {
  const rate = monthlyRate(annualRate);
  let worthOfLow = 0;
  for (let month = 0; month < months; month += 1) {
    const name = dutchMonths[month % dutchMonths.length];
    const weight = highMonths.some((high) => high === name) ? times : 1;
    worthOfLow += weight / (1 + rate) ** (month + 1);
  }
  const low = (price - downPayment) / worthOfLow;
  return { low: Math.round(low), high: Math.round(low * times) };
}
