import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { InTheWay } from '../../../shared/authors/editor-answers.ts';
import { fixedRoutes, parentRoutes } from '../../../shared/page/route.ts';
import { locatorOf } from '../../diagnostics/locate.ts';
import { applyJsonEdit } from '../../json/edits/apply-json-edit.ts';
import { applyEdits } from '../../json/text-edit.ts';
import { addressesOf, furtherAddresses } from '../../pipeline/1-load/page-addresses.ts';
import { type SourceDocument, sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { closestRoute } from '../../pipeline/4-check/links/closest-route.ts';
import { didYouMean } from '../../pipeline/4-check/links/did-you-mean.ts';
import { filledHref } from '../../pipeline/4-check/links/filled-href.ts';
import { type CheckedSite, checkPlanned, documentsOf, firstNewError } from '../../pipeline/check-site.ts';
import { pageFieldOrder } from '../../schema/page-field-order.ts';
import { describeEdits } from '../fix/describe-edits.ts';
import { linkEdits } from '../move/link-edits.ts';
import { orderEdits } from '../move/order-edits.ts';
import { PageRefusal } from '../page-refusal.ts';
import { removeEmptyFolder } from '../remove-empty-folder.ts';
import { requireReadable } from '../require-readable.ts';
import { type ChangedText, requireAsRead, writeAllOver } from '../write-over.ts';

/** A document that the removal changes. */
interface ChangedDocument extends ChangedText {
  /** What becomes of its links, in Dutch. */
  links: string[];
}

interface RemovalOptions {
  /** Route of the page that its visitors come to; default is the page above it. */
  successor?: string;
  /** Whether the links of other pages come to it too; else they stand in the way. */
  movesLinks?: boolean;
}

/** A page to remove, and the documents that change with it. */
interface Removal {
  removed: SourceDocument;
  changed: ChangedDocument[];
  /** Where visitors of its addresses go; absent when nobody knows these. */
  successor?: string;
}

/**
 * Plans the removal of a page, with its place in the order and the links to it. Writes nothing.
 * @throws PageRefusal with the way out
 */
export function planRemoval(
  checked: CheckedSite,
  route: string,
  { successor, movesLinks = false }: RemovalOptions = {},
): Removal {
  const { index } = checked;
  const documents = documentsOf(checked);
  const removed = documents.find(({ kind, name }) => kind === 'page' && name === route);
  if (!removed) throw unknownPage(route, index);
  requireReadable(checked);
  requireRemovable(removed, documents);
  const to = successor ?? parentRoutes(route).findLast((parent) => index.routes.has(parent)) ?? '/';
  if (to === route) {
    throw new PageRefusal(
      `De pagina "${route}" gaat zelf weg. Kies een andere pagina voor wie het adres bewaarde.`,
    );
  }
  if (!index.routes.has(to)) throw unknownPage(to, index);
  const isSuccessor = ({ kind, name }: Pick<SourceDocument, 'kind' | 'name'>): boolean =>
    kind === 'page' && name === to;
  const linking = linksTo(route, index).filter(({ document }) => !movesLinks || isSuccessor(document));
  if (linking.length > 0) {
    throw new PageRefusal(
      movesLinks
        ? `Deze links staan op "${to}" zelf, en zouden naar hun eigen pagina leiden. Haal die eerst weg:`
        : 'Hier staan nog links naar deze pagina. Haal die eerst weg, of laat ze naar een andere pagina gaan:',
      placesOf(linking, documents),
    );
  }

  const { aliases } = furtherAddresses(removed.value);
  const moved = new Map([route, ...aliases].map((address) => [address, to]));
  const known = knownAddresses(removed, index);
  if (known.length > 0) requireSeen(to, { route, index });
  const order = pageFieldOrder(checked.schemas);
  const changed = documents.flatMap((document): ChangedDocument[] => {
    if (document === removed) return [];
    const links = movesLinks ? linkEdits(document, moved) : [];
    let text = applyEdits(document.text, [...orderEdits(document, new Map([[route, '']])), ...links]);
    if (known.length > 0 && isSuccessor(document)) text = withOldAddresses(text, { document, known, order });
    return text === document.text
      ? []
      : [{ before: document, text, links: describeEdits(links, document.text) }];
  });
  const texts = new Map(changed.map(({ before, text }) => [before, text]));
  const planned = documents
    .filter((document) => document !== removed)
    .map((document) => ({ ...document, text: texts.get(document) ?? document.text }));
  const error = firstNewError(checked.problems, checkPlanned(planned.map(sourceFileOf), checked));
  if (error !== undefined) throw new PageRefusal(`Dit kan niet: ${error}`);
  return { removed, changed, successor: known.length > 0 ? to : undefined };
}

/**
 * Removes the file and writes what changes with it.
 * @throws CouldNotRunError when a file changed since it was planned
 */
export async function carryOutRemoval({ removed, changed }: Removal): Promise<void> {
  requireAsRead([removed]);
  await writeAllOver(changed);
  await rm(removed.absoluteFile);
  await removeEmptyFolder(dirname(removed.absoluteFile));
}

function unknownPage(route: string, index: SiteIndex): PageRefusal {
  const hint = didYouMean(closestRoute(index)(route)) ?? '';
  return new PageRefusal(`Er is geen pagina "${route}". ${hint}`.trim());
}

function requireRemovable({ name: route }: SourceDocument, documents: readonly SourceDocument[]): void {
  if (fixedRoutes.has(route))
    throw new PageRefusal(`De pagina "${route}" kan niet weg: de site heeft die nodig.`);
  const below = documents.filter(({ kind, name }) => kind === 'page' && name.startsWith(`${route}/`));
  if (below.length > 0) {
    throw new PageRefusal(
      'Onder deze pagina staan nog andere. Verhuis of verwijder die eerst:',
      below.map(({ file }) => ({ file })),
    );
  }
}

/** A page that visitors cannot see yet redirects nobody: what they see now may not be left to it. */
function requireSeen(to: string, { route, index }: { route: string; index: SiteIndex }): void {
  const isNotYet = (each: string): boolean => {
    const unpublished = index.pages.find((page) => page.route === each)?.unpublished;
    return unpublished === 'draft' || unpublished === 'early';
  };
  if (!isNotYet(to) || isNotYet(route)) return;
  throw new PageRefusal(
    `Bezoekers zien de pagina "${to}" nog niet: wie het adres van "${route}" bewaarde, zou niets vinden. Kies een pagina die er al is, of zet die eerst online.`,
  );
}

/** The links to a page, without its own. */
function linksTo(route: string, index: SiteIndex): SiteIndex['links'] {
  return index.links.filter(({ document, href }) => {
    const parsed = filledHref(href, index);
    return (
      parsed?.kind === 'page' &&
      (index.aliases.get(parsed.path) ?? parsed.path) === route &&
      !(document.kind === 'page' && document.name === route)
    );
  });
}

function placesOf(links: SiteIndex['links'], documents: readonly SourceDocument[]): InTheWay[] {
  const locators = new Map(documents.map(({ file, text }) => [file, locatorOf(text)]));
  // Of several links in one text, the place is the same.
  const places = new Map(
    links.map(({ document: { file }, pointer }): [string, InTheWay] => [
      `${file} ${pointer}`,
      { file, pointer, line: locators.get(file)?.locate({ pointer }).line },
    ]),
  );
  return [...places.values()];
}

/** The addresses of a page that visitors may have kept: where it has never been online, those from before it moved. */
function knownAddresses({ absoluteFile, name, value }: SourceDocument, { isNew }: SiteIndex): string[] {
  return isNew?.(absoluteFile) ? furtherAddresses(value).movedFrom : addressesOf(name, value);
}

interface Succession {
  document: SourceDocument;
  known: readonly string[];
  order: readonly string[];
}

function withOldAddresses(text: string, { document, known, order }: Succession): string {
  const own = furtherAddresses(document.value).movedFrom;
  const value = [...new Set([...own, ...known])];
  return applyJsonEdit(text, { kind: 'set', pointer: '/movedFrom', value, order });
}
