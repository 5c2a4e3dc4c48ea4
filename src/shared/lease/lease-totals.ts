import { type LeaseTerms, monthlyPayment } from './lease.ts';

/** What a lease costs in all. Amounts in euros, excluding VAT, that follow from the monthly amount as it is shown. */
interface LeaseTotals {
  financed: number;
  /** The monthly amounts together. */
  instalments: number;
  finalPayment: number;
  downPayment: number;
  /** All that is paid: instalments, final payment and down payment. */
  total: number;
  /** What is paid more than the price. */
  interest: number;
}

/** The total costs of these terms. They add up to the cent. */
export function leaseTotals(terms: LeaseTerms & { months: number }): LeaseTotals {
  const { price, downPayment = 0, finalPayment = 0, months } = terms;
  const financed = toCents(price - downPayment);
  const instalments = monthlyPayment(terms) * months;
  const total = toCents(instalments + finalPayment + downPayment);
  return { financed, instalments, finalPayment, downPayment, total, interest: toCents(total - price) };
}

/** A term with what it would cost. */
export interface TermCosts {
  months: number;
  /** Whole euros. */
  monthlyAmount: number;
  /** As in `LeaseTotals`. */
  total: number;
}

/** What the same lease costs in each of these terms, in months. */
export function compareTerms(lease: LeaseTerms, terms: readonly number[]): TermCosts[] {
  return terms.map((months) => ({
    months,
    monthlyAmount: monthlyPayment({ ...lease, months }),
    total: leaseTotals({ ...lease, months }).total,
  }));
}

/** Rounds euros to cents, after sums of fractions. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
