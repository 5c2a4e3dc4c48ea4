import type { LeaseType } from './lease-types.ts';

/** What a monthly amount is calculated from. Amounts in euros, excluding VAT. */
export interface Configuration {
  price: number;
  downPayment: number;
  months: number;
  leaseType?: LeaseType;
  /** Only for a lease type that has one, and only when it was filled in. */
  finalPayment?: number;
  /** Kilometres a year, as written in the select: `15.000`. */
  mileage?: string;
  /** The kind of hardware, as written in the select. */
  hardware?: string;
}

/** A monthly amount with what it was calculated from. */
export interface Calculation {
  configuration: Configuration;
  /** Whole euros a month, excluding VAT. */
  monthlyAmount: number;
}
