import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newPageLimits } from '../../../shared/authors/new-page-limits.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { readAmount } from '../../../shared/text/amount.ts';
import { asBeginning } from '../../../shared/text/capitalised.ts';
import { listBullets } from '../../../shared/text/list-bullets.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { printJson } from '../../json/layout/print-json.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { type SourceDocument, sourceFileOf } from '../../pipeline/1-load/source-document.ts';
import { schemaReference } from '../../pipeline/3-facts/schema-reference.ts';
import type { SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { type CheckedSite, checkPlanned, firstNewError } from '../../pipeline/check-site.ts';
import { pageFieldOrder } from '../../schema/page-field-order.ts';
import { kebabOf } from '../../text/kebab.ts';
import { fixDocument } from '../fix/fix-document.ts';
import { equipmentPage } from './equipment-page.ts';
import { hubPage } from './hub-page.ts';
import { type PageContext, pageContext } from './page-context.ts';
import type { AuthoredPage, PageFacts, PageKind } from './page-facts.ts';
import { hasCard } from './page-parts.ts';
import { missingParentRefusal, ownerInWords } from './plan-page-address.ts';
import { takenNameRefusal } from './taken-name.ts';
import { textPage } from './text-page.ts';

export interface PlannedPage {
  document: SourceDocument;
  context: PageContext;
  /** For starting texts only. */
  problems: Diagnostic[];
}

/** What writes a new page, by its kind. */
export const pageWriters: Record<PageKind, (facts: PageFacts, context: PageContext) => AuthoredPage> = {
  equipment: equipmentPage,
  hub: hubPage,
  text: textPage,
};

/**
 * Plans a new page and checks it within the site. Writes nothing.
 * @throws CouldNotRunError with the way out
 */
export function planPage(checked: CheckedSite, folders: SiteFolders, answers: PageFacts): PlannedPage {
  const site = checked.index;
  const facts = asWritten(answers);
  const reason = nameRefusal(facts.name) ?? routeRefusal(site, facts.route);
  if (reason !== undefined) throw new CouldNotRunError(reason);

  const context = pageContext(site, facts.route);
  const taken = hasCard(context.parent.route) ? takenNameRefusal(site, facts.name) : undefined;
  if (taken !== undefined) throw taken;
  const written = documentOf(facts, pageWriters[facts.kind](facts, context), {
    pages: folders.pages,
    site,
  });
  if (existsSync(written.absoluteFile))
    throw new CouldNotRunError(`${written.file} bestaat al. Kies een ander adres.`);
  const { document, then } = withSafeFixes(written, checked);
  const error = firstNewError(checked.problems, then);
  if (error !== undefined) throw new CouldNotRunError(`Dit kan niet: ${error}`);
  return { document, context, problems: then.filter(({ file }) => file === document.file) };
}

/** One fix can reveal what another mistake hid. */
const maxFixes = 10;

/**
 * Answers may be pasted from a word processor, with its spaces and signs; the author cannot fix a page that does not
 * exist yet.
 */
function withSafeFixes(
  document: SourceDocument,
  checked: CheckedSite,
  round = 0,
): { document: SourceDocument; then: Diagnostic[] } {
  const then = checkPlanned([...checked.files, sourceFileOf(document)], checked);
  const own = then.filter(({ file }) => file === document.file);
  const fixed = fixDocument(document, own, pageFieldOrder(checked.schemas));
  if (fixed === undefined || round === maxFixes) return { document, then };
  const { text } = fixed;
  return withSafeFixes({ ...document, text, value: JSON.parse(text) }, checked, round + 1);
}

/** Before a feature that was pasted from a list. */
const bullet = new RegExp(String.raw`^\s*(?:${listBullets})\s*`);

/** The answers without space around them, with the capitals and full stops that people leave out in a form. */
function asWritten(answers: PageFacts): PageFacts {
  return {
    ...answers,
    name: asBeginning(answers.name.trim()),
    description: asSentence(answers.description),
    features: answers.features.flatMap((feature) => asBeginning(feature.replace(bullet, '').trim()) || []),
    types: answers.types.map(({ title, description }) => ({
      title: asBeginning(title.trim()),
      description: asSentence(description),
    })),
  };
}

/** Undefined for an empty answer, which is none. */
function asSentence(answer = ''): string | undefined {
  return answer.trim() === '' ? undefined : asBeginning(answer.trim()).replace(/(?<![.!?…:]["”’)]?)$/, '.');
}

/** Why a name is invalid, or undefined. */
export function nameRefusal(name: string): string | undefined {
  if (kebabOf(name) === '') return 'Geef de pagina een naam, bijvoorbeeld "Tankwagen".';
  if (name.length <= newPageLimits.nameLength) return undefined;
  return `De naam "${name}" is ${name.length} tekens lang; er mogen er hooguit ${newPageLimits.nameLength} zijn.`;
}

/** Why a price is no example for the calculator, or undefined. */
export function priceRefusal(typed: string): string | undefined {
  const price = readAmount(typed);
  if (price !== undefined && Number.isInteger(price) && price > 0) return undefined;
  return `"${typed}" is geen bedrag in hele euro’s. Schrijf het bijvoorbeeld zo: 62.500`;
}

/** Why a route is unavailable, or undefined. */
export function routeRefusal(site: SiteIndex, route: string): string | undefined {
  const owner = ownerInWords(site, route);
  if (owner === undefined) return missingParentRefusal(site, route);
  return `${owner} Kies een andere naam of een ander adres${site.routes.has(route) ? ', of pas dat bestand aan' : ''}.`;
}

function documentOf(
  { route, kind }: PageFacts,
  page: AuthoredPage,
  { pages, site }: { pages: string; site: SiteIndex },
): SourceDocument {
  const stem = route === '/' ? '' : route;
  const path = kind === 'hub' || stem === '' ? `${stem}/index.json` : `${stem}.json`;
  const absoluteFile = join(pages, path);
  const place = { kind: 'page', file: site.pagesFolder + path, absoluteFile } as const;
  const $schema = schemaReference(place, site);
  // Checked as it will be loaded.
  const text = printJson(JSON.parse(JSON.stringify({ $schema, ...page })));
  return { ...place, name: route, text, value: JSON.parse(text) };
}
