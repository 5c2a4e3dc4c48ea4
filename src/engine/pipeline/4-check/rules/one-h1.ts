import type { BlockType } from '../../../../shared/page/page.ts';
import { closestName } from '../../../text/closest-name.ts';
import type { PlacedBlock } from '../../3-facts/page-blocks.ts';
import type { Finding, SiteRule } from '../rule.ts';

const typesWithHeading: readonly BlockType[] = ['hero', 'rotating-hero'];

/** Whether a block of this type has the h1. */
export function hasPageHeading(type: string | undefined): boolean {
  return typesWithHeading.some((each) => each === type);
}

const choice = typesWithHeading.map((type) => `"${type}"`).join(' of ');

/** Pages without or with more than one h1. */
export const oneH1: SiteRule = {
  name: 'one-h1',
  severity: 'error',
  checkSite({ pages }) {
    return pages.flatMap(({ document, blocks }): Finding[] => {
      if (blocks === undefined) return [];
      const [first, ...more] = blocks.filter(({ type }) => hasPageHeading(type));
      if (first === undefined) {
        if (blocks.some(mayBeMeantAsHeading)) return [];
        const message = 'Deze pagina heeft geen blok met de kop van de pagina.';
        return [{ document, pointer: '/blocks', message, hint: `Begin met een blok van type ${choice}.` }];
      }
      return more.map(({ pointer, type, shared }) => ({
        document,
        pointer: `${pointer}/${shared === undefined ? 'type' : 'shared'}`,
        message: `Deze pagina heeft al een kop: een tweede "${type}" kan niet.`,
        hint: 'Gebruik een ander type blok of haal dit blok weg.',
      }));
    });
  },
};

/** Misspelt and unreadable blocks are reported already. */
function mayBeMeantAsHeading({ type }: PlacedBlock): boolean {
  return type === undefined || closestName(type, typesWithHeading) !== undefined;
}
