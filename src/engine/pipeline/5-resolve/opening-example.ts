import { type PriceExample, priceExample } from '../../../shared/calculator/price-example.ts';
import type { LeaseSettings } from '../../../shared/lease/lease-settings.ts';
import type { OpeningPrice } from '../3-facts/opening-price.ts';

/**
 * The worked example of the calculator that a page opens with, if it has a price; in one of the terms that the page names
 * further down, so that its top and its advice agree.
 */
export function openingExample(
  opening: OpeningPrice | undefined,
  at: { path: string; settings: LeaseSettings },
): PriceExample | undefined {
  return opening && priceExample(opening.price, { ...at, preferred: opening.preferred });
}
