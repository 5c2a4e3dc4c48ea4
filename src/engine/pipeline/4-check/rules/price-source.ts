import { isCalculatorBlock } from '../../../../shared/page/calculator-blocks.ts';
import type { BlockOf, BlockType } from '../../../../shared/page/page.ts';
import type { PlacedBlock } from '../../3-facts/page-blocks.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** The types of blocks that get a price. */
type PricedType = {
  [Type in BlockType]: 'price' extends keyof BlockOf<Type> ? Type : never;
}[BlockType];

const worksWithPrice: Readonly<Record<PricedType, true>> = { 'price-terms': true, 'season-terms': true };

/** Blocks with amounts on a page without the price that they are worked out from. */
export const priceSource: SiteRule = {
  name: 'price-source',
  severity: 'error',
  checkSite({ pages, pagesFolder }) {
    return pages.flatMap(({ document, blocks = [] }): Finding[] => {
      if (blocks.some((block) => block.hasPrice || isUnreadable(block))) return [];
      return blocks
        .filter(({ type = '' }) => Object.hasOwn(worksWithPrice, type))
        .map(({ pointer, shared }) => ({
          document,
          pointer: `${pointer}/${shared === undefined ? 'type' : 'shared'}`,
          message: 'Dit blok rekent met de voorbeeldprijs van de calculator, en die heeft deze pagina niet.',
          hint: `${wayOut(blocks, pagesFolder)}, of haal dit blok weg.`,
        }));
    });
  },
};

/** A shared block of which nobody knows what it has. */
function isUnreadable({ shared, type }: PlacedBlock): boolean {
  return shared !== undefined && type === undefined;
}

function wayOut(blocks: readonly PlacedBlock[], pagesFolder: string): string {
  const calculator = blocks.find(({ type }) => isCalculatorBlock(type));
  if (calculator === undefined)
    return 'Zet op deze pagina een blok "equipment-calculator" met "priceExample"';
  const { type, shared } = calculator;
  const where = shared === undefined ? 'van deze pagina' : `in ${pagesFolder}/_shared/${shared}.json`;
  return `Vul "priceExample" in bij het blok "${type}" ${where}`;
}
