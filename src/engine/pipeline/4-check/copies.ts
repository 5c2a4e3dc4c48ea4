import { memoized } from '../../../shared/memoized.ts';
import { type OwnText, ownTexts, readOwnText } from '../3-facts/own-texts.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import { comparablePages } from './comparable-pages.ts';
import { areAlike } from './rules/near-duplicate.ts';
import { originalFirst } from './which-is-copy.ts';

/** What a page still says of the page that it was copied from. */
export interface Copy {
  source: IndexedPage;
  /** Its own texts that name the other. */
  remnants: OwnText[];
}

/** The pages that say of themselves what another page says of itself, with the texts where they do. */
export const copiesOf = memoized(findCopies, new WeakMap());

function findCopies(site: SiteIndex): ReadonlyMap<IndexedPage, Copy> {
  const owners = new Map<string, IndexedPage>();
  const others: { page: IndexedPage; key: string; text: OwnText }[] = [];
  for (const page of pagesThatShareTexts(comparablePages(site))) {
    for (const text of ownTexts(page)) {
      const { key, isNaming } = readOwnText(text, page);
      if (!isNaming) {
        others.push({ page, key, text });
        continue;
      }
      const other = owners.get(key);
      owners.set(key, other === undefined ? page : originalFirst([other, page], site)[0]);
    }
  }
  const copies = new Map<IndexedPage, Copy>();
  for (const { page, key, text } of others) {
    const source = owners.get(key);
    if (source === undefined || isAround(page, source)) continue;
    const copy = copies.get(page) ?? { source, remnants: [] };
    if (copy.source === source) copies.set(page, { source, remnants: [...copy.remnants, text] });
  }
  // Headings of its parts alone may name another page, where a page says much else.
  return new Map(
    [...copies].filter(
      ([page, { source, remnants }]) =>
        remnants.some(({ isOfPart }) => !isOfPart) || areAlike(page, source, site),
    ),
  );
}

/** Those with a text that names one of them and stands on another, where it does not: few of a large site. */
function pagesThatShareTexts(pages: readonly IndexedPage[]): IndexedPage[] {
  const left = new Set(pages.flatMap(({ ownTextKeys }) => ownTextKeys.others));
  const named = pages.flatMap(({ ownTextKeys }) => ownTextKeys.naming);
  const shared = new Set(named.filter((key) => left.has(key)));
  return pages.filter(({ ownTextKeys: { naming, others } }) =>
    [naming, others].some((keys) => keys.some((key) => shared.has(key))),
  );
}

/** A hub may name a page below it. */
function isAround(page: IndexedPage, source: IndexedPage): boolean {
  return source === page || source.route.startsWith(`${page.route.replace(/\/$/, '')}/`);
}
