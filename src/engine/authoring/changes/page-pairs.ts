import { furtherAddresses } from '../../pipeline/1-load/page-addresses.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { SimilarPages } from './similar-pages.ts';

/** A document in both versions of a site; one side only when added or removed. */
export interface DocumentPair {
  before?: SourceDocument;
  after?: SourceDocument;
}

/** Matches pages by route, alias, `movedFrom`, else similarity. */
export function pairPages(
  before: readonly SourceDocument[],
  after: readonly SourceDocument[],
): DocumentPair[] {
  const old = new Map(before.map((page) => [page.name, page]));
  const present = new Set(after.map(({ name }) => name));
  const removed = new Map([...old].filter(([route]) => !present.has(route)));
  const pairs = after.map((page): DocumentPair => {
    const same = old.get(page.name);
    return same ? { before: same, after: page } : { after: page };
  });
  const came = pairs.filter((pair) => pair.before === undefined);
  for (const pair of came) {
    const further = furtherAddresses(pair.after?.value);
    const route = [...further.movedFrom, ...further.aliases].find((address) => removed.has(address));
    if (route !== undefined) take(pair, route, removed);
  }
  const similar = new SimilarPages(removed.values());
  for (const pair of came.filter(({ before }) => before === undefined)) {
    const nearest = pair.after?.value === undefined ? undefined : similar.take(pair.after.value);
    if (nearest) take(pair, nearest.name, removed);
  }
  return [...pairs, ...[...removed.values()].map((page): DocumentPair => ({ before: page }))];
}

function take(pair: DocumentPair, route: string, removed: Map<string, SourceDocument>): void {
  pair.before = removed.get(route);
  removed.delete(route);
}
