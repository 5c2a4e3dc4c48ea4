import type { LeaseType } from '../lease/lease-types.ts';

/** What is calculated. Amounts in euros, excluding VAT. */
export interface Configuration {
  price: number;
  downPayment: number;
  months: number;
  leaseType?: LeaseType;
  /** Only if its lease type has one and it was filled in. */
  finalPayment?: number;
  /** Kilometres per year, as in the select: `15.000`. */
  mileage?: string;
  /** As in the select. */
  hardware?: string;
  /** Yearly percentage: the site's, not the visitor's. */
  annualRate: number;
}

/** What a visitor gives of a configuration. */
export type CalculationInput = Omit<Configuration, 'annualRate'>;

export interface Calculation {
  configuration: Configuration;
  /** In euros, rounded, excluding VAT. */
  monthlyAmount: number;
}
