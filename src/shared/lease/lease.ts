/** Amounts in euros, excluding VAT. */
export interface LeaseTerms {
  price: number;
  /** Default 0. */
  downPayment?: number;
  /** Still owed after the last month (slottermijn); default 0. */
  finalPayment?: number;
  /** Number of monthly payments; default is `defaultMonths`. */
  months?: number;
  /** Yearly percentage. */
  annualRate: number;
}

/** In months. */
export const defaultMonths = 48;

/** A yearly percentage as the share of a month. */
export function monthlyRate(annualRate: number): number {
  return annualRate / 100 / 12;
}

/** The yearly percentage with the interest on each month's interest: of 12 it is 12.68. */
export function effectiveRate(annualRate: number): number {
  return ((1 + monthlyRate(annualRate)) ** 12 - 1) * 100;
}

/**
 * The unrounded monthly payment in euros: an annuity in arrears that leaves the final payment owed, which bears
 * interest too. 0 when nothing is financed.
 */
export function exactMonthlyPayment(terms: LeaseTerms): number {
  const { price, downPayment = 0, finalPayment = 0, months = defaultMonths, annualRate } = terms;
  const principal = price - downPayment;
  const rate = monthlyRate(annualRate);
  if (principal <= 0) return 0;
  if (rate === 0) return (principal - finalPayment) / months;
  // Present value minus one of a final euro: expm1 keeps small rates precise.
  const discount = Math.expm1(-months * Math.log1p(rate));
  return ((principal - finalPayment * (1 + discount)) * rate) / -discount;
}

/**
 * The highest price in whole euros whose unrounded monthly payment is at most the given one: the annuity the other way round.
 * @param monthlyAmount in euros, excluding VAT
 */
export function priceForPayment(monthlyAmount: number, terms: Omit<LeaseTerms, 'price'>): number {
  const { downPayment = 0, finalPayment = 0, months = defaultMonths, annualRate } = terms;
  const rate = monthlyRate(annualRate);
  const discount = Math.expm1(-months * Math.log1p(rate));
  const principal =
    rate === 0
      ? monthlyAmount * months + finalPayment
      : (monthlyAmount * -discount) / rate + finalPayment * (1 + discount);
  return Math.floor(principal + downPayment);
}

/** The monthly payment in euros, rounded half up once at the end, at least 0. */
export function monthlyPayment(terms: LeaseTerms): number {
  return Math.max(0, Math.round(exactMonthlyPayment(terms)));
}

/** Whether terms suit a proposal: something is financed and partly repaid each month. */
export function isProposable(terms: LeaseTerms): boolean {
  const { price, downPayment = 0, finalPayment = 0 } = terms;
  return finalPayment < price - downPayment && monthlyPayment(terms) > 0;
}
