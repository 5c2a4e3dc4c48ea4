import type { Unchecked } from '../../../../shared/json/unchecked.ts';
import type { BlockOf, BlockType } from '../../../../shared/page/page.ts';
import type {
  EquipmentCalculatorBlock,
  LeaseCalculatorBlock,
  PageDocument,
} from '../../../../shared/schema-types.ts';
import { isObject, listAt, memberAt, stringOrEmptyAt } from '../../../json/json-shape.ts';
import type { DocumentRule } from '../rule.ts';

/** The types of blocks that get a price. */
type PricedType = {
  [Type in BlockType]: 'price' extends keyof BlockOf<Type> ? Type : never;
}[BlockType];

const worksWithPrice: Readonly<Record<PricedType, true>> = { 'price-terms': true, 'season-terms': true };

/** Blocks with amounts on a page without the price that they are worked out from. */
export const priceSource: DocumentRule = {
  name: 'price-source',
  severity: 'error',
  checkDocument({ kind, value }) {
    const blocks = kind === 'page' ? listAt<Unchecked<PageDocument>>(value, 'blocks') : [];
    if (blocks.some(hasPrice)) return [];
    const calculator = blocks
      .map((block) => stringOrEmptyAt(block, 'type'))
      .find((type) => type === 'equipment-calculator' || type === 'lease-calculator');
    const add =
      calculator === undefined
        ? 'Zet op deze pagina een blok "equipment-calculator" met "priceExample"'
        : `Vul "priceExample" in bij het blok "${calculator}" van deze pagina`;
    return blocks.flatMap((block, index) =>
      isObject(block) && typeof block.type === 'string' && Object.hasOwn(worksWithPrice, block.type)
        ? [
            {
              pointer: `/blocks/${index}/type`,
              message:
                'Dit blok rekent met de voorbeeldprijs van de calculator, en die heeft deze pagina niet.',
              hint: `${add}, of haal dit blok weg.`,
            },
          ]
        : [],
    );
  },
};

function hasPrice(block: Unchecked<EquipmentCalculatorBlock | LeaseCalculatorBlock>): boolean {
  // The schema reports a price that cannot be read.
  return memberAt(block, 'priceExample') !== undefined;
}
