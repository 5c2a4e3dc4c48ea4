import type { OpeningPrice } from '../../../shared/calculator/price-example.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { isCalculatorBlock, opensWithCalculator } from '../../../shared/page/calculator-blocks.ts';
import type { BlockType } from '../../../shared/page/page.ts';
import { isObject, listAt, stringAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';

const termsBlock: BlockType = 'price-terms';

/** The price of the calculator that a page with these blocks opens with; undefined without one. */
export function openingPrice(blocks: readonly unknown[]): OpeningPrice | undefined {
  const own = blocks.filter(isObject);
  if (!opensWithCalculator(own.map((block) => stringAt(block, 'type')))) return undefined;
  const price = examplePrice(own);
  return price === undefined ? undefined : { price, preferred: own.flatMap(termsOf) };
}

/** Whether a block of this type says something about the price that its page opens with. */
export function isAboutPrice(type: string | undefined): boolean {
  return isCalculatorBlock(type) || type === termsBlock;
}

/** As `openingPrice`, of a page as it is shown: what its shared blocks say counts too. */
export function shownOpeningPrice(
  page: SourceFile,
  sharedBlocks: ReadonlyMap<string, SourceFile>,
): OpeningPrice | undefined {
  const blocks = listAt(parsedValue(page), 'blocks').map((block) => {
    const shared = sharedBlocks.get(stringOrEmptyAt(block, 'shared'));
    return shared === undefined ? block : parsedValue(shared);
  });
  return openingPrice(blocks);
}

/** The price of the first calculator that has one, in euros. */
export function examplePrice(blocks: readonly unknown[]): number | undefined {
  const prices = blocks.map((block) => (isObject(block) ? block.priceExample : undefined));
  return prices.find((price) => typeof price === 'number');
}

function termsOf(block: JsonObject): number[] {
  if (block.type !== termsBlock) return [];
  return listAt(block, 'months').filter((months) => typeof months === 'number');
}
