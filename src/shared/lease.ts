/** Yearly rate in percent that indications are made with: an assumption, not an offered rate. */
export const assumedAnnualRate = 12;

/** What a monthly payment is worked out from. All amounts in euros, excluding VAT. */
interface LeaseTerms {
  price: number;
  /** The part of the price that is paid at once; 0 unless told. */
  downPayment?: number;
  /** What is still owed after the last month (slottermijn); 0 unless told. */
  finalPayment?: number;
  /** Number of monthly payments; 48 unless told. */
  months?: number;
  /** Yearly rate in percent; `assumedAnnualRate` unless told. */
  annualRate?: number;
}

/**
 * The monthly payment in euros, not rounded: an annuity paid at the end of each month (in arrears) that leaves
 * exactly the final payment owed. Interest is charged over the final payment too. 0 when nothing is financed.
 */
export function exactMonthlyPayment(terms: LeaseTerms): number {
  const { price, downPayment = 0, finalPayment = 0, months = 48, annualRate = assumedAnnualRate } = terms;
  const principal = price - downPayment;
  const rate = annualRate / 100 / 12;
  if (principal <= 0) return 0;
  if (rate === 0) return (principal - finalPayment) / months;
  // What one euro after the last month is worth today, minus one: expm1 keeps small rates precise.
  const discount = Math.expm1(-months * Math.log1p(rate));
  return ((principal - finalPayment * (1 + discount)) * rate) / -discount;
}

/** The monthly payment in whole euros: rounded half up once, at the end, and never below 0. */
export function monthlyPayment(terms: LeaseTerms): number {
  return Math.max(0, Math.round(exactMonthlyPayment(terms)));
}

/** Whether terms make sense as a proposal: something is financed, of which something is paid back each month. */
export function isProposable(terms: LeaseTerms): boolean {
  const { price, downPayment = 0, finalPayment = 0 } = terms;
  return finalPayment < price - downPayment && monthlyPayment(terms) > 0;
}
