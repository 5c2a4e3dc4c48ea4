import { join } from 'node:path';
import { type InspectedPictures, inspectPictures } from '../assets/inspect-pictures.ts';
import { dedupeOverlapping } from '../diagnostics/dedupe-overlapping.ts';
import type { ContentDiagnostic, Diagnostic } from '../diagnostics/diagnostic.ts';
import { readerKey } from '../memo/code-keys.ts';
import { contentHash } from '../memo/content-hash.ts';
import { KeptValues } from '../memo/kept-values.ts';
import type { Schemas } from '../schema/schemas.ts';
import { listPublicFiles } from './1-load/list-public-files.ts';
import { type LoadOptions, load } from './1-load/load.ts';
import { readSchemas } from './1-load/read-schemas.ts';
import { cacheFolder, type SiteFolders } from './1-load/site-folders.ts';
import type { DocumentKind, SourceDocument } from './1-load/source-document.ts';
import { createValidator } from './2-validate/validator.ts';
import { type DocumentFacts, documentFacts } from './3-facts/document-facts.ts';
import { type IndexOptions, indexSite, type SiteIndex, SiteIndexer } from './3-facts/site-index.ts';
import { check } from './4-check/check.ts';
import { documentFindings } from './4-check/document-findings.ts';
import type { SiteRule } from './4-check/rule.ts';
import { today } from './4-check/today.ts';
import { writtenPaths } from './7-write/written-paths.ts';

/** A site as its authors wrote it, with everything that is wrong with it. */
export interface CheckedSite {
  documents: SourceDocument[];
  problems: Diagnostic[];
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
 * come back together, with files named as from `workingDirectory`; `extraRules` come after the usual ones; throws `CouldNotRunError` when there is nothing to check.
 */
export async function checkSite(
  folders: SiteFolders,
  workingDirectory = process.cwd(),
  extraRules: readonly SiteRule[] = [],
  { onDocument, forgetsPages, isWhole = false, contentKeys }: CheckSiteOptions = {},
): Promise<CheckedSite> {
  const schemas = await readSchemas(folders.schemas);
  const publicFiles = listPublicFiles(folders.public);
  const validator = createValidator(schemas);
  const indexer = new SiteIndexer(indexOptions(publicFiles, folders));
  const kept = forgetsPages ? keptFacts(folders, isWhole) : undefined;
  const maker = kept ? readerKey(folders.root, folders.schemas) : '';
  const nameOf = (kind: DocumentKind, key: string): string => `${maker}:${kind}:${key}`;
  const inSchemas: Diagnostic[] = [];
  const inDocuments: Diagnostic[] = [];
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
      const wrong = known ? [] : validator.validate(document);
      for (const problem of wrong) inSchemas.push(problem);
      const { findings, ...facts } = known ?? {
        ...documentFacts(document),
        findings: documentFindings(document),
      };
      if (!known && reading.isSound && wrong.length === 0) kept?.keep(name, { ...facts, findings });
      for (const finding of findings) inDocuments.push({ ...finding, file: document.file });
      indexer.add(document, facts);
    },
  });
  await kept?.save();
  const site = indexer.finish();
  const named = site.pictures.filter(({ src }) => publicFiles.has(src));
  const pictures = await inspectPictures(named, folders);
  const acrossPages = check({ ...site, inspectedPictures: pictures.named }, { inDocuments, extraRules });
  const problems = [...source.problems, ...dedupeOverlapping(inSchemas, acrossPages)];
  return { documents: source.documents, problems, schemas, publicFiles, pictures };
}

/** What follows from the content of a document alone. */
interface KnownDocument extends DocumentFacts {
  findings: ContentDiagnostic[];
}

/** What is known of documents that were sound and valid, by who read them, kind and content. */
function keptFacts({ root, pages }: SiteFolders, isWhole: boolean): KeptValues<KnownDocument> {
  return new KeptValues(join(cacheFolder(root), 'checked', `${contentHash(pages)}.jsonl`), { isWhole });
}

/** What is wrong with documents that are about to be written to a checked site. */
export function checkDocuments(
  documents: readonly SourceDocument[],
  { schemas, publicFiles, pictures }: CheckedSite,
  folders: SiteFolders,
): Diagnostic[] {
  const site = indexChecked({ documents, publicFiles }, folders);
  const validator = createValidator(schemas);
  return dedupeOverlapping(
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
  return { pictureFiles: publicFiles, writtenPaths, schemasFolder: folders.schemas, today: today() };
}

/**
 * The first error that documents would have after a change and the site has not now, as two Dutch sentences;
 * undefined when the change makes nothing worse.
 */
export function firstNewError(now: readonly Diagnostic[], then: readonly Diagnostic[]): string | undefined {
  const known = new Set(now.map(keyOf));
  const added = then.find((problem) => problem.severity === 'error' && !known.has(keyOf(problem)));
  return added && `${added.file}: ${added.message} ${added.hint ?? ''}`.trim();
}

function keyOf({ file, rule, message }: Diagnostic): string {
  return `${file} ${rule} ${message}`;
}

/** Whether a site may be published: warnings may stay, errors may not. */
export function hasErrors(problems: readonly Diagnostic[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}
