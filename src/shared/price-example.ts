import { calculationFragment } from './calculation-fragment.ts';
import { monthlyPayment } from './lease.ts';

const months = 60;

/** A page's own price worked out. Amounts in whole euros, excluding VAT. */
export interface PriceExample {
  price: number;
  months: number;
  monthlyAmount: number;
  /** The address that opens it in the calculator of its page. */
  href: string;
}

/**
 * Works out an example as a financial lease of 60 months without down payment and final payment.
 * @param price in whole euros, excluding VAT
 * @param path of the page whose calculator it is about
 */
export function priceExample(price: number, path: string): PriceExample {
  const configuration = { price, months, downPayment: 0, leaseType: 'financial' } as const;
  const href = `${path}${calculationFragment(configuration)}`;
  return { price, months, monthlyAmount: monthlyPayment(configuration), href };
}
