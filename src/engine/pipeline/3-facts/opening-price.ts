import type { OpeningPrice } from '../../../shared/calculator/price-example.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { opensWithCalculator } from '../../../shared/page/calculator-blocks.ts';
import { isObject, listAt, stringAt } from '../../json/json-shape.ts';

/** The price of the calculator that a page with these blocks opens with; undefined without one. */
export function openingPrice(blocks: readonly unknown[]): OpeningPrice | undefined {
  const own = blocks.filter(isObject);
  if (!opensWithCalculator(own.map((block) => stringAt(block, 'type')))) return undefined;
  const price = examplePrice(own);
  return price === undefined ? undefined : { price, preferred: own.flatMap(termsOf) };
}

/** The price of the first calculator that has one, in euros. */
export function examplePrice(blocks: readonly unknown[]): number | undefined {
  const prices = blocks.map((block) => (isObject(block) ? block.priceExample : undefined));
  return prices.find((price) => typeof price === 'number');
}

function termsOf(block: JsonObject): number[] {
  if (block.type !== 'price-terms') return [];
  return listAt(block, 'months').filter((months) => typeof months === 'number');
}
