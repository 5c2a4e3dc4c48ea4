import { eachText } from '../../json/each-text.ts';
import { isObject, listAt } from '../../json/json-shape.ts';
import { type FurtherAddresses, furtherAddresses } from '../../pipeline/1-load/page-addresses.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';
import { pairPages } from './page-pairs.ts';
import { type ValueChange, valueChanges } from './value-changes.ts';

/** Where an address leads that is not a page's own. */
export interface WayOn {
  route: string;
  /** The field of that page which names the address. */
  by: keyof FurtherAddresses;
}

/** A page that is not what it was. */
export interface PageChange {
  before?: SourceDocument;
  after?: SourceDocument;
  /** What is different in it; none for a page that came, went, or only moved. */
  changes: ValueChange[];
  /** Where the old address of a page that moved or went leads now; absent when it leads nowhere. */
  oldAddress?: WayOn;
  /** Further addresses of a page that went, which lead nowhere now. */
  lost: string[];
}

/** A file that several pages show, and is not what it was. */
export interface CommonChange {
  before?: SourceDocument;
  after?: SourceDocument;
  changes: ValueChange[];
  /** The addresses of the pages that show it. */
  pages: string[];
}

/** Everything that is different between two versions of a site. */
export interface SiteChanges {
  pages: PageChange[];
  /** `_site.json`, of which every page shows something. */
  site?: CommonChange;
  /** `_glossary.json`. */
  glossary?: CommonChange;
  shared: CommonChange[];
  /** Site value → the pages that name it in their own texts. */
  pagesNaming: Map<string, string[]>;
  pageCount: number;
}

/** Compares two versions of a site, document by document: what authors typed is what a reviewer can find back. */
export function siteChanges(
  before: readonly SourceDocument[],
  after: readonly SourceDocument[],
): SiteChanges {
  const pagesAfter = ofKind(after, 'page');
  const pairs = pairPages(ofKind(before, 'page'), pagesAfter);
  const routes = pagesAfter.map(({ name }) => name);
  const ways = waysTo(pagesAfter);
  const present = new Set([...routes, ...ways.keys()]);
  const pages = pairs.flatMap((pair): PageChange[] => {
    const changes = changesBetween(pair.before, pair.after);
    const hasMoved = pair.before?.name !== pair.after?.name;
    const isUnreadable = pair.after !== undefined && pair.after.value === undefined;
    if (!hasMoved && changes.length === 0 && !isUnreadable) return [];
    const further = waysTo(pair.before && !pair.after ? [pair.before] : []);
    const lost = [...further.keys()].filter((address) => !present.has(address));
    return [{ ...pair, changes, oldAddress: pair.before && ways.get(pair.before.name), lost }];
  });
  return {
    pages,
    site: commonChanges(before, after, 'site', () => routes)[0],
    glossary: commonChanges(before, after, 'glossary', () => routes)[0],
    shared: commonChanges(before, after, 'shared', (name) => pagesSharing(name, pagesAfter)),
    pagesNaming: pagesNaming(after),
    pageCount: pagesAfter.length,
  };
}

/** Every further address of some pages, with the page that it leads to and how. */
function waysTo(pages: readonly SourceDocument[]): Map<string, WayOn> {
  return new Map(
    pages.flatMap(({ name: route, value }) =>
      (['aliases', 'movedFrom'] as const).flatMap((by) =>
        furtherAddresses(value)[by].map((address): [string, WayOn] => [address, { route, by }]),
      ),
    ),
  );
}

function ofKind(documents: readonly SourceDocument[], kind: DocumentKind): SourceDocument[] {
  return documents.filter((document) => document.kind === kind);
}

function changesBetween(
  before: SourceDocument | undefined,
  after: SourceDocument | undefined,
): ValueChange[] {
  if (before?.value === undefined || after?.value === undefined) return [];
  return valueChanges(before.value, after.value).filter(({ path }) => path[0] !== '$schema');
}

function commonChanges(
  before: readonly SourceDocument[],
  after: readonly SourceDocument[],
  kind: DocumentKind,
  pagesOf: (name: string) => string[],
): CommonChange[] {
  const old = new Map(ofKind(before, kind).map((document) => [document.name, document]));
  const present = new Map(ofKind(after, kind).map((document) => [document.name, document]));
  return [...new Set([...present.keys(), ...old.keys()])].flatMap((name): CommonChange[] => {
    const [one, other] = [old.get(name), present.get(name)];
    const changes = changesBetween(one, other);
    if (one && other && changes.length === 0 && other.value !== undefined) return [];
    return [{ before: one, after: other, changes, pages: pagesOf(name) }];
  });
}

function pagesSharing(name: string, pages: readonly SourceDocument[]): string[] {
  return pages
    .filter(
      ({ value }) =>
        isObject(value) && listAt(value, 'blocks').some((block) => isObject(block) && block.shared === name),
    )
    .map((page) => page.name);
}

/** A text of a shared block counts for the pages that show it. */
function pagesNaming(documents: readonly SourceDocument[]): Map<string, string[]> {
  const pages = ofKind(documents, 'page');
  const found = new Map<string, Set<string>>();
  for (const document of [...pages, ...ofKind(documents, 'shared')]) {
    const routes = document.kind === 'page' ? [document.name] : pagesSharing(document.name, pages);
    eachText(document.value ?? null, (text) => {
      for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
        const known = found.get(name) ?? new Set();
        for (const route of routes) known.add(route);
        found.set(name, known);
      }
    });
  }
  return new Map([...found].map(([name, routes]) => [name, [...routes].sort()]));
}
