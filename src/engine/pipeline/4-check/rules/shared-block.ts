import type { Unchecked } from '../../../../shared/json/unchecked.ts';
import type { PageDocument } from '../../../../shared/schema-types.ts';
import { listAt } from '../../../json/json-shape.ts';
import { closestName } from '../../../text/closest-name.ts';
import { kebab, kebabOf } from '../../../text/kebab.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import { textOf } from '../../1-load/source-document.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { offer } from '../links/did-you-mean.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Missing and unused shared blocks; the schema refuses one in another. */
export const sharedBlock: SiteRule = {
  name: 'shared-block',
  severity: 'error',
  checkSite(site) {
    return [...missing(site), ...unused(site)];
  },
};

function missing({ pages, sharedBlocks, pagesFolder }: SiteIndex): Finding[] {
  // Of a file that no page can name, `route-name` asks for another name.
  const names = new Set([...sharedBlocks.keys()].map(kebabOf));
  const choices = [...names].map((name) => `"${name}"`).join(', ');
  return pages.flatMap(({ document, blocks = [] }) =>
    blocks.flatMap(({ pointer, shared }): Finding[] => {
      // The schema reports an invalid name.
      if (shared === undefined || names.has(shared) || !kebab.test(shared)) return [];
      const near = closestName(shared, names);
      const file = `${pagesFolder}/_shared/${shared}.json`;
      const otherwise = choices === '' ? `Voeg ${file} toe.` : `Kies uit ${choices}, of voeg ${file} toe.`;
      return [
        {
          document,
          pointer: `${pointer}/shared`,
          group: shared,
          message: `Er is geen gedeeld blok "${shared}".`,
          ...offer(near, otherwise),
        },
      ];
    }),
  );
}

function unused({ pages, sharedBlocks }: SiteIndex): Finding[] {
  // An unreadable page may use the block.
  if (pages.some(({ blocks }) => blocks === undefined)) return [];
  const used = new Set<string | undefined>();
  for (const { blocks = [] } of pages) for (const { shared } of blocks) used.add(shared);
  // A reference where no block can stand is reported there.
  const isNamed = (name: string): boolean =>
    pages.some(({ document }) => textOf(document).includes(`"${name}"`));
  return (
    [...sharedBlocks.values()]
      .filter(({ name }) => kebab.test(name) && !used.has(name) && !isNamed(name))
      // A page among the shared blocks is reported by the schema.
      .filter((document) => !hasBlocks(parsedValue(document)))
      .map((document) => ({
        document,
        pointer: '',
        severity: 'warning',
        message: `Geen enkele pagina gebruikt het gedeelde blok "${document.name}".`,
        hint: `Zet { "shared": "${document.name}" } op een pagina of verwijder dit bestand.`,
      }))
  );
}

function hasBlocks(value: Unchecked<PageDocument> | undefined): boolean {
  return listAt(value, 'blocks').length > 0;
}
