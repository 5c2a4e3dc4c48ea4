import { isObject } from '../../../json/json-shape.ts';
import type { DocumentRule } from '../rule.ts';

/** Price tables on a page without the price that they are worked out from. */
export const priceSource: DocumentRule = {
  name: 'price-source',
  severity: 'error',
  checkDocument({ kind, value }) {
    const blocks = kind === 'page' && isObject(value) && Array.isArray(value.blocks) ? value.blocks : [];
    if (blocks.some((block) => isObject(block) && typeof block.priceExample === 'number')) return [];
    return blocks.flatMap((block, index) =>
      isObject(block) && block.type === 'price-terms'
        ? [
            {
              pointer: `/blocks/${index}/type`,
              message:
                'Deze tabel rekent met de voorbeeldprijs van de rekenhulp, en die heeft deze pagina niet.',
              hint: 'Zet "priceExample" in het blok "equipment-calculator" of "lease-calculator" van deze pagina, of haal de tabel weg.',
            },
          ]
        : [],
    );
  },
};
