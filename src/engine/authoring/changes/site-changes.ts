import type { FormPlace } from '../../../shared/authors/form-place.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { DocumentKind } from '../../../shared/page/document-kind.ts';
import { eachText } from '../../json/each-text.ts';
import { isObject, listAt, stringAt } from '../../json/json-shape.ts';
import { mapMembers } from '../../json/map-members.ts';
import { type FurtherAddresses, furtherAddresses } from '../../pipeline/1-load/page-addresses.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { type MovedAddresses, withMovedAddresses } from '../move/moved-addresses.ts';
import type { ChangedFiles } from './changed-files.ts';
import { type DocumentPair, pairPages } from './page-pairs.ts';
import { type ValueChange, valueChanges } from './value-changes.ts';

interface AddressTarget {
  route: string;
  by: keyof FurtherAddresses;
}

export interface PageChange extends DocumentPair {
  /** Empty for a page added, removed or only moved. */
  changes: ValueChange[];
  /** Target of a moved or removed page's old address; absent when it leads nowhere. */
  oldAddress?: AddressTarget;
  /** What forms have for its blocks; without them they are called as in JSON. */
  blockForms?: FormPlace[];
  /** Aliases and redirects of a removed page that now lead nowhere. */
  lost: string[];
}

/** A changed file that several pages show. */
export interface CommonChange extends DocumentPair {
  changes: ValueChange[];
  /** What forms have for it as a whole. */
  form?: FormPlace;
  /** Routes that show it. */
  pages: string[];
}

export interface SiteChanges {
  pages: PageChange[];
  /** `_site.json`. */
  site?: CommonChange;
  /** `_glossary.json`. */
  glossary?: CommonChange;
  shared: CommonChange[];
  /** Site value → routes whose own texts use it. */
  pagesNaming: Map<string, string[]>;
  pageCount: number;
  /** Public files that alone changed; absent where that is not known. */
  files?: ChangedFiles;
}

/** Compares two versions of a site, as authored. */
export function siteChanges(
  before: readonly SourceDocument[],
  after: readonly SourceDocument[],
): SiteChanges {
  const pagesAfter = ofKind(after, 'page');
  const pairs = pairPages(ofKind(before, 'page'), pagesAfter);
  const moved = movedRoutes(pairs);
  const routes = pagesAfter.map(({ name }) => name);
  const targets = addressTargets(pagesAfter);
  const present = new Set([...routes, ...targets.keys()]);
  const pages = pairs.flatMap((pair): PageChange[] => {
    const changes = changesBetween(pair, moved);
    const hasMoved = pair.before?.name !== pair.after?.name;
    const isUnreadable = pair.after !== undefined && pair.after.value === undefined;
    if (!hasMoved && changes.length === 0 && !isUnreadable) return [];
    const further = addressTargets(pair.before && !pair.after ? [pair.before] : []);
    const lost = [...further.keys()].filter((address) => !present.has(address));
    return [{ ...pair, changes, oldAddress: pair.before && targets.get(pair.before.name), lost }];
  });
  return {
    pages,
    site: commonChanges(before, after, { kind: 'site', moved, pagesOf: () => routes })[0],
    glossary: commonChanges(before, after, { kind: 'glossary', moved, pagesOf: () => routes })[0],
    shared: commonChanges(before, after, {
      kind: 'shared',
      moved,
      pagesOf: (name) => pagesSharing(name, pagesAfter),
    }),
    pagesNaming: pagesNaming(after),
    pageCount: pagesAfter.length,
  };
}

function addressTargets(pages: readonly SourceDocument[]): Map<string, AddressTarget> {
  return new Map(
    pages.flatMap(({ name: route, value }) =>
      (['aliases', 'movedFrom'] as const).flatMap((by) =>
        furtherAddresses(value)[by].map((address): [string, AddressTarget] => [address, { route, by }]),
      ),
    ),
  );
}

function ofKind(documents: readonly SourceDocument[], kind: DocumentKind): SourceDocument[] {
  return documents.filter((document) => document.kind === kind);
}

/** Old route → new route, of pages that moved. */
function movedRoutes(pairs: readonly DocumentPair[]): MovedAddresses {
  return new Map(
    pairs.flatMap(({ before, after }): [string, string][] =>
      before && after && before.name !== after.name ? [[before.name, after.name]] : [],
    ),
  );
}

/** A link that was updated for a moved page is no change: it leads to the same page. */
function changesBetween({ before, after }: DocumentPair, moved: MovedAddresses): ValueChange[] {
  if (before?.value === undefined || after?.value === undefined) return [];
  return valueChanges(withMovedLinks(before.value, moved), withMovedLinks(after.value, moved)).filter(
    ({ path }) => path[0] !== '$schema',
  );
}

const ownAddresses: ReadonlySet<string> = new Set([
  'aliases',
  'movedFrom',
] satisfies (keyof FurtherAddresses)[]);

function withMovedLinks(value: JsonValue, moved: MovedAddresses): JsonValue {
  if (moved.size === 0) return value;
  if (typeof value === 'string') return withMovedAddresses(value, moved);
  if (!isObject(value)) return mapMembers(value, (item) => withMovedLinks(item, moved));
  const members = Object.entries(value).map(([name, member]): [string, JsonValue] => [
    name,
    ownAddresses.has(name) ? member : withMovedLinks(member, moved),
  ]);
  return Object.fromEntries(members);
}

interface CommonOptions {
  kind: DocumentKind;
  moved: MovedAddresses;
  pagesOf: (name: string) => string[];
}

function commonChanges(
  before: readonly SourceDocument[],
  after: readonly SourceDocument[],
  { kind, moved, pagesOf }: CommonOptions,
): CommonChange[] {
  const old = new Map(ofKind(before, kind).map((document) => [document.name, document]));
  const present = new Map(ofKind(after, kind).map((document) => [document.name, document]));
  return [...new Set([...present.keys(), ...old.keys()])].flatMap((name): CommonChange[] => {
    const [one, other] = [old.get(name), present.get(name)];
    const changes = changesBetween({ before: one, after: other }, moved);
    if (one && other && changes.length === 0 && other.value !== undefined) return [];
    return [{ before: one, after: other, changes, pages: pagesOf(name) }];
  });
}

function pagesSharing(name: string, pages: readonly SourceDocument[]): string[] {
  return pages
    .filter(({ value }) => listAt(value, 'blocks').some((block) => stringAt(block, 'shared') === name))
    .map((page) => page.name);
}

/** Including the pages of shared blocks. */
function pagesNaming(documents: readonly SourceDocument[]): Map<string, string[]> {
  const pages = ofKind(documents, 'page');
  const found = new Map<string, Set<string>>();
  for (const document of [...pages, ...ofKind(documents, 'shared')]) {
    const routes = document.kind === 'page' ? [document.name] : pagesSharing(document.name, pages);
    eachText(document.value, (text) => {
      for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
        const known = found.get(name) ?? new Set();
        for (const route of routes) known.add(route);
        found.set(name, known);
      }
    });
  }
  return new Map([...found].map(([name, routes]) => [name, [...routes].sort()]));
}
