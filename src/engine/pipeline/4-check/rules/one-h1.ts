import { closestName } from '../../../text/closest-name.ts';
import type { PlacedBlock } from '../../3-facts/page-blocks.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** The blocks that hold the heading of the page; all other headings are of a lower level. */
export const pageHeadingTypes: readonly string[] = ['hero', 'rotating-hero'];
const choice = pageHeadingTypes.map((type) => `"${type}"`).join(' of ');

/** Reports pages without a page heading, or with more than one. */
export const oneH1: SiteRule = {
  name: 'one-h1',
  severity: 'error',
  checkSite({ pages }) {
    return pages.flatMap(({ document, blocks }): Finding[] => {
      if (blocks === undefined) return [];
      const [first, ...more] = blocks.filter(
        ({ type }) => type !== undefined && pageHeadingTypes.includes(type),
      );
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

/** A misspelt or unreadable block is reported elsewhere; one mistake should give one message. */
function mayBeMeantAsHeading({ type }: PlacedBlock): boolean {
  return type === undefined || closestName(type, pageHeadingTypes) !== undefined;
}
