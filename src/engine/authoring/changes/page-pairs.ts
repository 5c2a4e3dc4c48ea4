import type { JsonValue } from '../../json/json-value.ts';
import { furtherAddresses } from '../../pipeline/1-load/page-addresses.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { likeness } from './likeness.ts';

/** A page in two versions; one is absent when the page came or went. */
export interface PagePair {
  before?: SourceDocument;
  after?: SourceDocument;
}

/** A page at another address must say at least so much of the same to be the same page. */
const samePage = 0.6;

/**
 * Finds which page became which: at the same address, at the new address that redirects or serves the old one, or,
 * without either, the new page that says the same.
 */
export function pairPages(before: readonly SourceDocument[], after: readonly SourceDocument[]): PagePair[] {
  const old = new Map(before.map((page) => [page.name, page]));
  const present = new Set(after.map(({ name }) => name));
  const gone = new Map([...old].filter(([route]) => !present.has(route)));
  const pairs = after.map((page): PagePair => {
    const same = old.get(page.name);
    return same ? { before: same, after: page } : { after: page };
  });
  const came = pairs.filter((pair) => pair.before === undefined);
  for (const pair of came) {
    const further = furtherAddresses(pair.after?.value);
    const route = [...further.movedFrom, ...further.aliases].find((address) => gone.has(address));
    if (route !== undefined) take(pair, route, gone);
  }
  for (const pair of came.filter(({ before }) => before === undefined)) {
    const [nearest] = [...gone]
      .map(([route, page]) => ({ route, score: likenessOf(page.value, pair.after?.value) }))
      .filter(({ score }) => score >= samePage)
      .sort((one, other) => other.score - one.score);
    if (nearest) take(pair, nearest.route, gone);
  }
  return [...pairs, ...[...gone.values()].map((page): PagePair => ({ before: page }))];
}

function take(pair: PagePair, route: string, gone: Map<string, SourceDocument>): void {
  pair.before = gone.get(route);
  gone.delete(route);
}

function likenessOf(before: JsonValue | undefined, after: JsonValue | undefined): number {
  return before === undefined || after === undefined ? 0 : likeness(before, after);
}
