import { monthlyPayment } from '../lease/lease.ts';
import { type LeaseSettings, rateAssumption } from '../lease/lease-settings.ts';
import { compareTerms, type TermCosts } from '../lease/lease-totals.ts';
import { formatEuro } from '../text/amount.ts';
import { calculationFragment } from './calculation-fragment.ts';

/** In months, where calculators offer it. */
const usualMonths = 60;

/** For a block that names none, where calculators offer them. */
const usualTerms = [36, 48, 60];
const middleTerm = 48;

/** A page's own price worked out. Amounts in whole euros, excluding VAT. */
export interface PriceExample {
  price: number;
  months: number;
  monthlyAmount: number;
  /** The address that opens it in the calculator of its page. */
  href: string;
}

/** From what the example of the calculator that a page opens with is worked out. */
export interface OpeningPrice {
  /** In whole euros. */
  price: number;
  /** In months, the terms that the page names further down: its top and its advice agree where calculators offer one of them. */
  preferred: number[];
}

/** The term of an example: of those that calculators offer the nearest to 60, in months. */
export function exampleMonths({ terms }: Pick<LeaseSettings, 'terms'>): number {
  return nearestTo(usualMonths, terms)[0] ?? usualMonths;
}

/** Works out a price as a financial lease without down payment and final payment, in `exampleMonths`. */
export function priceExample(
  { price, preferred }: OpeningPrice,
  { path, settings }: { path: string; settings: LeaseSettings },
): PriceExample {
  const { annualRate, terms } = settings;
  const offered = preferred.filter((term) => terms.includes(term));
  const months = exampleMonths({ terms: offered.length > 0 ? offered : terms });
  const configuration = { price, months, downPayment: 0, leaseType: 'financial', annualRate } as const;
  const href = `${path}${calculationFragment(configuration, settings)}`;
  return { price, months, monthlyAmount: monthlyPayment(configuration), href };
}

/** A term of an example, with the address that opens it in the calculator of its page. */
export interface PricedTerm extends TermCosts {
  href: string;
}

/**
 * What a price in whole euros costs as a financial lease without down payment and final payment, in each of these terms;
 * by default in three that calculators offer.
 */
export function pricedTerms(
  price: number,
  {
    path,
    settings,
    months = usualOf(settings.terms),
  }: { path: string; settings: LeaseSettings; months?: readonly number[] },
): PricedTerm[] {
  const lease = { price, downPayment: 0, leaseType: 'financial', annualRate: settings.annualRate } as const;
  return compareTerms(lease, months).map((costs) => ({
    ...costs,
    href: `${path}${calculationFragment({ ...lease, months: costs.months }, settings)}`,
  }));
}

/** The usual terms of those offered, and the nearest others where some are not. */
function usualOf(offered: readonly number[]): number[] {
  const usual = usualTerms.filter((term) => offered.includes(term));
  const chosen = new Set([...usual, ...nearestTo(middleTerm, offered)]);
  return [...chosen].slice(0, usualTerms.length).sort((one, other) => one - other);
}

/** Terms in months, the nearest first; of two as near, the longer. */
function nearestTo(months: number, terms: readonly number[]): number[] {
  return [...terms].sort((one, other) => Math.abs(one - months) - Math.abs(other - months) || other - one);
}

/** What the amounts of an example rest on. */
export function exampleInWords(price: number, settings: LeaseSettings): string {
  return `Voorbeeld: financial lease van ${formatEuro(price)}, ${assumptions(settings)}`;
}

/** What the amounts of examples with a price each rest on. */
export function examplesInWords(settings: LeaseSettings): string {
  return `Voorbeelden: financial lease, ${assumptions(settings)}`;
}

function assumptions(settings: LeaseSettings): string {
  return `excl. btw, zonder aanbetaling of slottermijn. ${rateAssumption(settings)}`;
}
