import { groupBy } from '../../../../shared/group-by.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';
import { listed } from '../../../../shared/text/listed.ts';
import { listAt, stringAt } from '../../../json/json-shape.ts';
import { cardOf } from '../../1-load/front-matter.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import type { IndexedPage, SiteIndex } from '../../3-facts/site-index.ts';
import { comparablePages } from '../comparable-pages.ts';
import { copiesOf } from '../copies.ts';
import { removeItem } from '../remove-item.ts';
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
    return pages.flatMap((page): Finding[] => {
      const { document } = page;
      const seen = new Set<string>();
      const taken = synonymsOf(page).filter(({ name }) => {
        const owner = owners.get(name) ?? page;
        const isFirst = owner === page && !titles.has(name) && !seen.has(name);
        seen.add(name);
        return !isFirst;
      });
      return [...groupBy(taken, ({ name }) => owners.get(name) ?? page)].flatMap(([owner, names]) =>
        owner === page
          ? names.map(({ synonym, pointer }) => ({ document, pointer, ...foundAlready(synonym, page) }))
          : { document, ...ofOther(owner, names) },
      );
    });
  },
};

function foundAlready(synonym: string, page: IndexedPage): Pick<Finding, 'message' | 'hint'> {
  const way = removeItem('haal deze naam weg', { field: 'synonyms', count: synonymsOf(page).length });
  return { message: `"${synonym}" vindt deze pagina al.`, hint: `${capitalised(way)}.` };
}

/** Who copies a card copies all its names: that is one mistake. */
function ofOther(
  { document: { file } }: IndexedPage,
  names: readonly Synonym[],
): Pick<Finding, 'message' | 'hint' | 'pointer'> {
  const [only, ...others] = names;
  const [verb, each] = others.length === 0 ? ['hoort', 'de'] : ['horen', 'elke'];
  return {
    pointer: only !== undefined && others.length === 0 ? only.pointer : allSynonyms,
    message: `${listed(names.map(({ synonym }) => `"${synonym}"`))} ${verb} al bij de pagina "${file}".`,
    hint: `Laat ${each} naam bij één pagina staan: die waar een bezoeker dan heen wil.`,
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

/** The pointer of the list on a card. */
const allSynonyms = '/card/synonyms';

interface Synonym {
  synonym: string;
  /** As this rule compares it. */
  name: string;
  pointer: string;
}

function synonymsOf(page: IndexedPage): Synonym[] {
  return listAt(cardOf(page), 'synonyms').flatMap((synonym, index) =>
    typeof synonym === 'string'
      ? [{ synonym, name: plain(synonym), pointer: `${allSynonyms}/${index}` }]
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
