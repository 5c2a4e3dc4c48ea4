import { join } from 'node:path';
import { cacheKey } from './cache/cache-key.ts';
import { readerKey } from './cache/code-keys.ts';
import { KeptValues } from './cache/kept-values.ts';
import { type Check, check } from './check/check.ts';
import { type DocumentFacts, documentFacts } from './check/document-facts.ts';
import { listPublicFiles } from './check/list-public-files.ts';
import { type IndexOptions, indexSite, type SiteIndex, SiteIndexer } from './check/site-index.ts';
import { today } from './check/today.ts';
import { type LoadOptions, load } from './load/load.ts';
import type { DocumentKind, SourceDocument } from './load/source-document.ts';
import { type InspectedPictures, inspectPictures } from './picture/inspect-pictures.ts';
import type { Problem } from './problem/problem.ts';
import { toldBetter } from './problem/told-better.ts';
import { readSchemas, type Schemas } from './schema/schema-files.ts';
import { cacheFolder, type SiteFolders } from './site-folders.ts';
import { createValidator } from './validate/validator.ts';

/** A site as its authors wrote it, with everything that is wrong with it. */
export interface CheckedSite {
  documents: SourceDocument[];
  problems: Problem[];
  schemas: Schemas;
  /** The site paths of all files in `public/`. */
  publicFiles: ReadonlySet<string>;
  pictures: InspectedPictures;
}

export interface CheckSiteOptions {
  /** As in `LoadOptions`. */
  onDocument?: LoadOptions['onDocument'];
  /** As in `LoadOptions`; what is known of a page's content is then kept from run to run. */
  forgetsPages?: boolean;
  /** Whether what was known before is not used. */
  isWhole?: boolean;
  /** As in `LoadOptions`. */
  contentKeys?: LoadOptions['contentKeys'];
}

/**
 * Loads all pages, validates each against its schema and checks them against each other. All problems of all pages
 * come back together, with files named as from `workingDirectory`; `further` checks come after the usual ones; throws `CouldNotRunError` when there is nothing to check.
 */
export async function checkSite(
  folders: SiteFolders,
  workingDirectory = process.cwd(),
  further: readonly Check[] = [],
  { onDocument, forgetsPages, isWhole = false, contentKeys }: CheckSiteOptions = {},
): Promise<CheckedSite> {
  const schemas = await readSchemas(folders.schemas);
  const publicFiles = listPublicFiles(folders.public);
  const validator = createValidator(schemas);
  const indexer = new SiteIndexer(indexOptions(publicFiles, folders));
  const kept = forgetsPages ? keptFacts(folders, isWhole) : undefined;
  const maker = kept ? readerKey(folders.root, folders.schemas) : '';
  const nameOf = (kind: DocumentKind, key: string): string => `${maker}:${kind}:${key}`;
  const inDocuments: Problem[] = [];
  const source = await load({
    pagesFolder: folders.pages,
    workingDirectory,
    forgetsPages,
    contentKeys,
    recall: (key) => kept?.find(nameOf('page', key)),
    // One page at a time: what is not kept need not be moved about in memory.
    onDocument(document, reading) {
      onDocument?.(document, reading);
      const name = nameOf(document.kind, reading.key);
      const known = reading.known ?? kept?.find(name);
      if (known) return indexer.add(document, known);
      const wrong = validator.validate(document);
      for (const problem of wrong) inDocuments.push(problem);
      const facts = documentFacts(document);
      if (reading.isSound && wrong.length === 0) kept?.keep(name, facts);
      indexer.add(document, facts);
    },
  });
  await kept?.save();
  const site = indexer.finish();
  const named = site.pictures.filter(({ src }) => publicFiles.has(src));
  const pictures = await inspectPictures(named, folders);
  const acrossPages = check({ ...site, inspectedPictures: pictures.named }, further);
  const problems = [...source.problems, ...toldBetter(inDocuments, acrossPages)];
  return { documents: source.documents, problems, schemas, publicFiles, pictures };
}

/** What is known of documents that were sound and valid, by who read them, kind and content. */
function keptFacts({ root, pages }: SiteFolders, isWhole: boolean): KeptValues<DocumentFacts> {
  return new KeptValues(join(cacheFolder(root), 'checked', `${cacheKey(pages)}.jsonl`), { isWhole });
}

/** What is wrong with documents that are about to be written to a checked site. */
export function checkDocuments(
  documents: readonly SourceDocument[],
  { schemas, publicFiles, pictures }: CheckedSite,
  folders: SiteFolders,
): Problem[] {
  const site = indexChecked({ documents, publicFiles }, folders);
  const validator = createValidator(schemas);
  return toldBetter(
    documents.flatMap((document) => validator.validate(document)),
    check({ ...site, inspectedPictures: pictures.named }),
  );
}

/** The site as the checks see it today. */
export function indexChecked(
  { documents, publicFiles }: Pick<CheckedSite, 'publicFiles'> & { documents: readonly SourceDocument[] },
  folders: SiteFolders,
): SiteIndex {
  return indexSite(documents, indexOptions(publicFiles, folders));
}

function indexOptions(publicFiles: ReadonlySet<string>, folders: SiteFolders): IndexOptions {
  return { pictureFiles: publicFiles, schemasFolder: folders.schemas, today: today() };
}

/**
 * The first error that documents would have after a change and the site has not now, as two Dutch sentences;
 * undefined when the change makes nothing worse.
 */
export function firstNewError(now: readonly Problem[], then: readonly Problem[]): string | undefined {
  const known = new Set(now.map(keyOf));
  const added = then.find((problem) => problem.severity === 'error' && !known.has(keyOf(problem)));
  return added && `${added.file}: ${added.message} ${added.hint ?? ''}`.trim();
}

function keyOf({ file, rule, message }: Problem): string {
  return `${file} ${rule} ${message}`;
}

/** Whether a site may be published: warnings may stay, errors may not. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}
