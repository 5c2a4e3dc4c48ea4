import { listAt, stringAt } from '../../../json/json-shape.ts';
import { cardOf } from '../../1-load/front-matter.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { comparablePages } from '../comparable-pages.ts';
import { copiesOf } from '../copies.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { originalFirst } from '../which-is-copy.ts';

/** Synonyms on a card that another page has too: a search for one cannot tell which page is meant. */
export const uniqueSynonym: SiteRule = {
  name: 'unique-synonym',
  severity: 'error',
  canBeIgnored: true,
  checkSite(site) {
    const pages = ownPages(site);
    const titles = titlesOf(pages);
    const owners = ownersOf(pages, { titles, site });
    return pages.flatMap((page) => {
      const seen = new Set<string>();
      return synonymsOf(page).flatMap(({ synonym, name, pointer }): Finding[] => {
        const owner = owners.get(name) ?? page;
        const isFirst = owner === page && !titles.has(name) && !seen.has(name);
        seen.add(name);
        return isFirst ? [] : [{ document: page.document, pointer, ...already(synonym, { page, owner }) }];
      });
    });
  },
};

function already(
  synonym: string,
  { page, owner }: { page: IndexedPage; owner: IndexedPage },
): Pick<Finding, 'message' | 'hint'> {
  if (owner === page) return { message: `"${synonym}" vindt deze pagina al.`, hint: 'Haal deze naam weg.' };
  return {
    message: `"${synonym}" hoort al bij de pagina "${owner.document.file}".`,
    hint: 'Laat de naam bij één pagina staan: die waar een bezoeker dan heen wil.',
  };
}

type Owners = ReadonlyMap<string, IndexedPage>;

function titlesOf(pages: readonly IndexedPage[]): Owners {
  return new Map(
    pages.flatMap((page): [string, IndexedPage][] => {
      const title = stringAt(cardOf(page), 'title');
      return title === undefined ? [] : [[plain(title), page]];
    }),
  );
}

/** The page that each name leads to: the one that is called so, else the one that had the name first. */
function ownersOf(
  pages: readonly IndexedPage[],
  { titles, site }: { titles: Owners; site: SiteIndex },
): Owners {
  const owners = new Map<string, IndexedPage>();
  for (const page of pages) {
    for (const { name } of synonymsOf(page)) {
      const other = owners.get(name);
      owners.set(name, other === undefined ? page : originalFirst([other, page], site)[0]);
    }
  }
  return new Map([...owners, ...titles]);
}

function synonymsOf(page: IndexedPage): { synonym: string; name: string; pointer: string }[] {
  return listAt(cardOf(page), 'synonyms').flatMap((synonym, index) =>
    typeof synonym === 'string'
      ? [{ synonym, name: plain(synonym), pointer: `/card/synonyms/${index}` }]
      : [],
  );
}

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
    const synonyms = synonymsOf(page);
    const found = synonyms.find((each) => each.name === plain(name));
    if (found !== undefined)
      return { document: page.document, pointer: found.pointer, isOnly: synonyms.length === 1 };
  }
  return undefined;
}

/** What is left from a copy is reported all at once. */
function ownPages(site: SiteIndex): IndexedPage[] {
  return comparablePages(site).filter((page) => !copiesOf(site).has(page));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s-]+/g, '');
}
