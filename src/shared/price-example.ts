import type { Calculation } from './calculation.ts';
import { calculationFragment } from './calculation-fragment.ts';
import { monthlyPayment } from './lease.ts';

/** In months, where the page says none. */
const usualTerm = 60;

/** A page's own price worked out. */
export interface PriceExample {
  calculation: Calculation;
  /** The address that opens it in the calculator of its page. */
  href: string;
}

interface AuthoredExample {
  /** In whole euros, excluding VAT. */
  price: number;
  months?: number;
}

/**
 * Works out an example as a financial lease without down payment and final payment.
 * @param path of the page whose calculator it is about
 */
export function priceExample({ price, months = usualTerm }: AuthoredExample, path: string): PriceExample {
  const configuration = { price, months, downPayment: 0, leaseType: 'financial' } as const;
  return {
    calculation: { configuration, monthlyAmount: monthlyPayment(configuration) },
    href: `${path}${calculationFragment(configuration)}`,
  };
}
