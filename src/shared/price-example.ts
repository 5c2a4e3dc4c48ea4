import { formatEuro } from './amount.ts';
import { calculationFragment } from './calculation-fragment.ts';
import { monthlyPayment } from './lease.ts';
import { type LeaseSettings, rateInWords } from './lease-settings.ts';
import { compareTerms, type TermCosts } from './lease-totals.ts';

const months = 60;

/** For a block that names none. */
const usualTerms = [36, 48, 60];

/** A page's own price worked out. Amounts in whole euros, excluding VAT. */
export interface PriceExample {
  price: number;
  months: number;
  monthlyAmount: number;
  /** The address that opens it in the calculator of its page. */
  href: string;
}

/** Works out a price in whole euros as a financial lease of 60 months without down payment and final payment. */
export function priceExample(
  price: number,
  { path, settings }: { path: string; settings: LeaseSettings },
): PriceExample {
  const { annualRate } = settings;
  const configuration = { price, months, downPayment: 0, leaseType: 'financial', annualRate } as const;
  const href = `${path}${calculationFragment(configuration, settings)}`;
  return { price, months, monthlyAmount: monthlyPayment(configuration), href };
}

/** A term of an example, with the address that opens it in the calculator of its page. */
export interface PricedTerm extends TermCosts {
  href: string;
}

/** What a price in whole euros costs as a financial lease without down payment and final payment, in each of these terms. */
export function pricedTerms(
  price: number,
  {
    path,
    settings,
    months: terms = usualTerms,
  }: { path: string; settings: LeaseSettings; months?: readonly number[] },
): PricedTerm[] {
  const lease = { price, downPayment: 0, leaseType: 'financial', annualRate: settings.annualRate } as const;
  return compareTerms(lease, terms).map((costs) => ({
    ...costs,
    href: `${path}${calculationFragment({ ...lease, months: costs.months }, settings)}`,
  }));
}

/** What the amounts of an example rest on. */
export function exampleInWords(price: number, { annualRate }: LeaseSettings): string {
  return `Voorbeeld: financial lease van ${formatEuro(price)}, excl. btw, zonder aanbetaling of slottermijn. Rekenrente ${rateInWords(annualRate)}% per jaar: een aanname.`;
}
