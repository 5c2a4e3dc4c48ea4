import { listAt, stringAt } from '../../../json/json-shape.ts';
import { cardOf } from '../../1-load/front-matter.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { comparablePages } from '../comparable-pages.ts';
import { copiesOf } from '../copies.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Other names on a card that another page has too: who searches for one cannot tell which page is meant. */
export const uniqueSynonym: SiteRule = {
  name: 'unique-synonym',
  severity: 'error',
  canBeIgnored: true,
  checkSite(site) {
    const pages = ownPages(site);
    const owners = new Map<string, IndexedPage>();
    for (const page of pages) {
      const title = stringAt(cardOf(page), 'title');
      if (title !== undefined) owners.set(plain(title), page);
    }
    return pages.flatMap((page) =>
      listAt(cardOf(page), 'synonyms').flatMap((synonym, index): Finding[] => {
        if (typeof synonym !== 'string') return [];
        const owner = owners.get(plain(synonym));
        owners.set(plain(synonym), owner ?? page);
        if (owner === undefined) return [];
        return [
          {
            document: page.document,
            pointer: `/card/synonyms/${index}`,
            message:
              owner === page
                ? `"${synonym}" vindt deze pagina al.`
                : `"${synonym}" hoort al bij de pagina "${owner.document.file}".`,
            hint:
              owner === page
                ? 'Haal deze naam weg.'
                : 'Laat de naam bij één pagina staan: die waar een bezoeker dan heen wil.',
          },
        ];
      }),
    );
  },
};

/** Where an other name stands. */
interface SynonymPlace {
  document: SourceFile;
  pointer: string;
  /** Whether its card has no other. */
  isOnly: boolean;
}

/** The card that has a name as one of its other names, as this rule compares them. */
export function findSynonym(site: SiteIndex, name: string): SynonymPlace | undefined {
  for (const page of ownPages(site)) {
    const synonyms = listAt(cardOf(page), 'synonyms');
    const at = synonyms.findIndex((synonym) => typeof synonym === 'string' && plain(synonym) === plain(name));
    if (at >= 0)
      return { document: page.document, pointer: `/card/synonyms/${at}`, isOnly: synonyms.length === 1 };
  }
  return undefined;
}

/** What is left from a copy is told all at once. */
function ownPages(site: SiteIndex): IndexedPage[] {
  return comparablePages(site).filter((page) => !copiesOf(site).has(page));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s-]+/g, '');
}
