import { type PriceExample, priceExample } from '../../../shared/calculator/price-example.ts';
import type { LeaseSettings } from '../../../shared/lease/lease-settings.ts';
import { opensWithCalculator } from '../../../shared/page/calculator-blocks.ts';
import type { PageDocument } from '../../../shared/schema-types.ts';

type Blocks = PageDocument['blocks'];

/** The price of the first calculator that has one. */
export function examplePrice(blocks: Blocks): number | undefined {
  for (const block of blocks)
    if ('priceExample' in block && block.priceExample !== undefined) return block.priceExample;
  return undefined;
}

/**
 * The worked example of the calculator that a page opens with, if it has a price; in one of the terms that the page names
 * further down, so that its top and its advice agree.
 */
export function openingExample(
  blocks: Blocks,
  at: { path: string; settings: LeaseSettings },
): PriceExample | undefined {
  const typeOf = (block: Blocks[number]): string | undefined => ('type' in block ? block.type : undefined);
  if (!opensWithCalculator(blocks.map(typeOf))) return undefined;
  const price = examplePrice(blocks);
  const preferred = blocks.flatMap((block) =>
    'type' in block && block.type === 'price-terms' ? (block.months ?? []) : [],
  );
  return price === undefined ? undefined : priceExample(price, { ...at, preferred });
}
