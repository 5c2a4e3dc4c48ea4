import { exactMonthlyPayment, type LeaseTerms, monthlyPayment, monthlyRate } from './lease.ts';
import { leaseTotals, toCents } from './lease-totals.ts';

/** A year of a lease. Amounts in euros, excluding VAT; opening minus repayment is closing. */
export interface ScheduleYear {
  /** From 1. */
  year: number;
  opening: number;
  interest: number;
  repayment: number;
  closing: number;
}

const monthsInYear = 12;

/**
 * The repayment schedule by year: balances as the unrounded payment leaves them, the last one exactly the final payment.
 * Interest is what the amounts as shown leave for it, so that interest and repayment add up to what is paid in each
 * year, and the interest of all years to that of `leaseTotals`.
 */
export function paymentSchedule(terms: LeaseTerms & { months: number }): ScheduleYear[] {
  const monthlyAmount = monthlyPayment(terms);
  const balances = yearEndBalances(terms);
  return balances.slice(1).map((closing, index) => {
    const opening = balances[index] ?? 0;
    const repayment = toCents(opening - closing);
    // The last year may be a part of one.
    const paid = monthlyAmount * Math.min(monthsInYear, terms.months - index * monthsInYear);
    return { year: index + 1, opening, interest: toCents(paid - repayment), repayment, closing };
  });
}

/** At the start and at the end of each year, in whole euros but for what the visitor gave in cents. */
function yearEndBalances(terms: LeaseTerms & { months: number }): number[] {
  const { months, annualRate, finalPayment = 0 } = terms;
  const { financed } = leaseTotals(terms);
  const payment = exactMonthlyPayment(terms);
  const rate = monthlyRate(annualRate);
  const balances = [financed];
  let owed = financed;
  for (let month = 1; month < months; month += 1) {
    owed = owed * (1 + rate) - payment;
    if (month % monthsInYear === 0) balances.push(Math.round(owed));
  }
  return [...balances, finalPayment];
}
