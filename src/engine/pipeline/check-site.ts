import { writtenPaths } from '../../shared/built-files.ts';
import { inspectPictures } from '../assets/inspect-pictures.ts';
import type { InspectedPictures } from '../assets/picture-file.ts';
import { dedupeOverlapping } from '../diagnostics/dedupe-overlapping.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../memo/content-hash.ts';
import { Memo } from '../memo/memo.ts';
import type { Schemas } from '../schema/schemas.ts';
import { listPublicFiles } from './1-load/list-public-files.ts';
import { type LoadedFiles, loadFiles } from './1-load/load.ts';
import { parseDocument } from './1-load/parse-document.ts';
import { readSchemas } from './1-load/read-schemas.ts';
import type { SiteFolders } from './1-load/site-folders.ts';
import type { SourceDocument, SourceFile } from './1-load/source-document.ts';
import { indexSite, type SiteIndex } from './3-facts/site-index.ts';
import { check } from './4-check/check.ts';
import type { SiteRule } from './4-check/rule.ts';
import { today } from './4-check/today.ts';
import { createExaminer, type ExaminedFile } from './examine-file.ts';

/** A site as its authors wrote it, with everything that is wrong with it. */
export interface CheckedSite {
  /** Sorted by path, also those that are no JSON. */
  files: readonly SourceFile[];
  /** The site as the rules see it. */
  index: SiteIndex;
  problems: Diagnostic[];
  schemas: Schemas;
  pictures: InspectedPictures;
}

export interface CheckSiteOptions {
  /** Files are named as from here; default is where the command runs. */
  workingDirectory?: string;
  /** The files as they were read; default is that they are read now. */
  loaded?: LoadedFiles;
  /** Rules beside the usual ones. */
  extraRules?: readonly SiteRule[];
  /** Remembers from run to run what is known of each file; without it all are examined anew. */
  memo?: Memo;
}

/**
 * Loads all pages, validates each against its schema and checks them against each other. All problems of all pages come
 * back together; throws `CouldNotRunError` when there is nothing to check.
 */
export async function checkSite(folders: SiteFolders, options: CheckSiteOptions = {}): Promise<CheckedSite> {
  const { workingDirectory, memo, extraRules } = options;
  const { files, problems } = options.loaded ?? loadFiles({ pagesFolder: folders.pages, workingDirectory });
  const schemas = await readSchemas(folders.schemas);
  const publicFiles = listPublicFiles(folders.public);
  const examined = await examineAll(files, { schemas, memo });
  await memo?.save();
  const index = indexSite(examined, {
    pictureFiles: publicFiles,
    writtenPaths,
    schemasFolder: folders.schemas,
    today: today(),
  });
  const named = index.pictures.filter(({ src }) => publicFiles.has(src));
  const pictures = await inspectPictures(named, {
    folder: folders.public,
    memo: memo ?? new Memo({ root: folders.root, site: folders.pages }),
  });
  const found = problemsOf(examined, { ...index, inspectedPictures: pictures.named }, extraRules);
  return { files, index, problems: [...problems, ...found], schemas, pictures };
}

type Examined = ExaminedFile & { file: SourceFile };

/** What each file says by itself; of a file that did not change it is remembered. */
async function examineAll(
  files: readonly SourceFile[],
  { schemas, memo }: { schemas: Schemas; memo?: Memo },
): Promise<Examined[]> {
  const examine = createExaminer(schemas);
  if (!memo) return files.map((file) => ({ file, ...examine(file) }));
  const schemasHash = contentHash(JSON.stringify([...schemas]));
  const examined: Examined[] = [];
  for (const file of files) {
    const inputs = [schemasHash, file.kind, file.file, `${file.isDamaged === true}`, file.text];
    examined.push({ file, ...(await memo.value('examined', inputs, () => examine(file))) });
  }
  return examined;
}

function problemsOf(
  examined: readonly Examined[],
  index: SiteIndex,
  extraRules?: readonly SiteRule[],
): Diagnostic[] {
  const inDocuments = examined.flatMap(({ file: { file }, findings }) =>
    findings.map((finding) => ({ ...finding, file })),
  );
  return dedupeOverlapping(
    examined.flatMap(({ problems }) => problems),
    check(index, { inDocuments, extraRules }),
  );
}

/** What is wrong with files that are about to be written to a checked site, in the place of those that it has. */
export function checkPlanned(
  files: readonly SourceFile[],
  { index, schemas, pictures }: CheckedSite,
): Diagnostic[] {
  const examine = createExaminer(schemas);
  const examined = files.map((file) => ({ file, ...examine(file) }));
  return problemsOf(examined, { ...indexSite(examined, index), inspectedPictures: pictures.named });
}

/** The documents of a checked site with their values. */
export function documentsOf({ files }: Pick<CheckedSite, 'files'>): SourceDocument[] {
  return files.map((file) => parseDocument(file).document);
}

/**
 * The first error that a site would have after a change and has not now, as two Dutch sentences; undefined when the change
 * makes nothing worse.
 */
export function firstNewError(now: readonly Diagnostic[], then: readonly Diagnostic[]): string | undefined {
  const known = new Set(now.map(keyOf));
  const added = then.find((problem) => problem.severity === 'error' && !known.has(keyOf(problem)));
  return added && `${added.file}: ${added.message} ${added.hint ?? ''}`.trim();
}

function keyOf({ file, rule, message }: Diagnostic): string {
  return `${file} ${rule} ${message}`;
}
