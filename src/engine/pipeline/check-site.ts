import { isError } from '../../shared/authors/severity.ts';
import { groupBy } from '../../shared/group-by.ts';
import { writtenPaths } from '../../shared/site/built-files.ts';
import { today } from '../../shared/text/today.ts';
import { inspectPictures } from '../assets/inspect-pictures.ts';
import type { InspectedPictures } from '../assets/picture-file.ts';
import { type Diagnostic, diagnosticInWords } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../memo/content-hash.ts';
import { Memo } from '../memo/memo.ts';
import type { Schemas } from '../schema/schemas.ts';
import { routeEscape } from './1-load/find-files.ts';
import { listPublicFiles } from './1-load/list-public-files.ts';
import { type LoadedFiles, loadFiles } from './1-load/load.ts';
import { newFilesIn } from './1-load/new-files.ts';
import { parseDocument } from './1-load/parse-document.ts';
import { readDictionary } from './1-load/read-dictionary.ts';
import { readOwnWords } from './1-load/read-own-words.ts';
import { readSchemas } from './1-load/read-schemas.ts';
import { shownPath } from './1-load/shown-path.ts';
import type { SiteFolders } from './1-load/site-folders.ts';
import type { SourceDocument, SourceFile } from './1-load/source-document.ts';
import { sourceHash } from './1-load/source-hash.ts';
import type { DocumentFacts } from './3-facts/document-facts.ts';
import { indexSite, type SiteIndex } from './3-facts/site-index.ts';
import type { SiteRule } from './4-check/rule.ts';
import { cachedValidators } from './cached-validators.ts';
import { createExaminer, type ExaminedFile } from './examine-file.ts';
import { type Examined, hintedFor, problemsOf, understoodFiles } from './site-problems.ts';

/** A site with all its problems. */
export interface CheckedSite {
  /** Sorted by path, unparsable ones included. */
  files: readonly SourceFile[];
  index: SiteIndex;
  problems: Diagnostic[];
  schemas: Schemas;
  pictures: InspectedPictures;
  /** Examines a further file, against the same schemas. */
  examine: (file: SourceFile) => ExaminedFile;
}

/** A file as the schemas of that moment judged it. */
export interface KnownFile {
  schemasHash: string;
  examined: Examined;
}

interface CheckSiteOptions {
  /** Base of paths in messages; default is that of the process. */
  workingDirectory?: string;
  /** Default is to read them now. */
  loaded?: LoadedFiles;
  /** Additional rules. */
  extraRules?: readonly SiteRule[];
  /** Caches results per file. */
  memo?: Memo;
  /** What an earlier check in this process knew, by file; takes what this one finds. */
  known?: Map<string, KnownFile>;
  /** `YYYY-MM-DD`; default is that of Amsterdam. */
  today?: string;
  /** As in `SiteIndex`; default is what git says. */
  isNew?: (absoluteFile: string) => boolean;
}

/**
 * Loads, validates and checks a site; returns all problems.
 * @throws CouldNotRunError when there is nothing to check
 */
export async function checkSite(folders: SiteFolders, options: CheckSiteOptions = {}): Promise<CheckedSite> {
  const { workingDirectory, extraRules, known } = options;
  // Pictures and validators are cached in any case, facts of documents only on request.
  const memo = options.memo ?? new Memo(folders);
  const { files, problems } = options.loaded ?? loadFiles({ pagesFolder: folders.pages, workingDirectory });
  const schemas = await readSchemas(folders.schemas);
  const { files: publicFiles, escapes } = listPublicFiles(folders.public);
  const schemasHash = contentHash(JSON.stringify([...schemas]));
  const isValid = await cachedValidators(schemas, { memo, hash: schemasHash });
  const examine = createExaminer(schemas, { dictionary: readDictionary, isValid });
  const examined = await examineAll(files, { schemasHash, examine, memo: options.memo, known });
  await options.memo?.save();
  const publicFolder = shownPath(folders.public, workingDirectory);
  const escaped = escapes.map((path) => routeEscape({ shown: publicFolder }, path));
  const index = indexSite(examined, {
    pictureFiles: publicFiles,
    writtenPaths,
    schemasFolder: folders.schemas,
    today: options.today ?? today(),
    pagesFolder: shownPath(folders.pages, workingDirectory),
    publicFolder,
    isNew: options.isNew ?? newFilesIn(folders.pages),
    ownWords: readOwnWords(folders.pages),
    nearWord: (word) => readDictionary().near(word),
  });
  const named = picturesIn(examined).filter(({ src }) => publicFiles.has(src));
  const pictures = await inspectPictures(named, {
    folder: folders.public,
    memo,
  });
  const isMeant = examined.every(({ understood }) => understood === undefined);
  const meant = isMeant ? index : indexSite(understoodFiles(examined), index);
  const inSite = problemsOf(examined, { ...meant, inspectedPictures: pictures.named }, extraRules);
  const found = [...problems, ...escaped, ...inSite];
  return { files, index, problems: hintedFor(found, index), schemas, pictures, examine };
}

/** Includes those named in understood texts, so that their problems are reported in the same run. */
function picturesIn(examined: readonly Examined[]): DocumentFacts['texts']['pictures'] {
  return examined.flatMap(({ facts, understood }) => (understood?.facts ?? facts).texts.pictures);
}

interface ExamineOptions extends Pick<CheckSiteOptions, 'memo' | 'known'> {
  schemasHash: string;
  examine: CheckedSite['examine'];
}

/** Examines each file by itself, cached by content: in this process, and across runs. */
async function examineAll(
  files: readonly SourceFile[],
  { schemasHash, examine, memo, known = new Map() }: ExamineOptions,
): Promise<Examined[]> {
  const examined: Examined[] = [];
  for (const file of files) {
    const before = known.get(file.absoluteFile);
    if (before?.schemasHash === schemasHash && hasSameContent(before.examined.file, file)) {
      examined.push({ ...before.examined, file });
      continue;
    }
    const inputs = [schemasHash, file.kind, file.file, `${file.isDamaged === true}`, sourceHash(file)];
    const made = memo ? await memo.value('examined', inputs, () => examine(file)) : examine(file);
    examined.push({ file, ...made });
  }
  known.clear();
  for (const each of examined) known.set(each.file.absoluteFile, { schemasHash, examined: each });
  return examined;
}

function hasSameContent(one: SourceFile, other: SourceFile): boolean {
  return (
    one.kind === other.kind &&
    one.isDamaged === other.isDamaged &&
    Buffer.compare(one.bytes, other.bytes) === 0
  );
}

/** Facts and problems of each file by itself, in the order of the files. */
export function examinedIn(known: ReadonlyMap<string, KnownFile>): Examined[] {
  return [...known.values()].map(({ examined }) => examined);
}

/** Checks files about to be written to a site. */
export function checkPlanned(
  files: readonly SourceFile[],
  { index, pictures, examine }: CheckedSite,
): Diagnostic[] {
  const examined = files.map((file) => ({ file, ...examine(file) }));
  const meant = indexSite(understoodFiles(examined), index);
  return problemsOf(examined, { ...meant, inspectedPictures: pictures.named });
}

/** The parsed documents of a site. */
export function documentsOf({ files }: Pick<CheckedSite, 'files'>): SourceDocument[] {
  return files.map((file) => parseDocument(file).document);
}

/**
 * What a change brings: what was not said of a file, in those words, as many times before. Of several alike those at a
 * place of which it was not said; what stands elsewhere now was said before too.
 */
export function addedProblems(now: readonly Diagnostic[], then: readonly Diagnostic[]): Diagnostic[] {
  const before = groupBy(now, keyOf);
  const added = [...groupBy(then, keyOf)].flatMap(([key, problems]) => {
    const known = before.get(key) ?? [];
    const places = new Set(known.map(placeOf));
    const elsewhere = problems.filter((problem) => !places.has(placeOf(problem)));
    const inPlace = problems.length - elsewhere.length;
    return elsewhere.slice(Math.max(0, known.length - inPlace));
  });
  const all = new Set(added);
  return then.filter((problem) => all.has(problem));
}

/** The first error that a change introduces, as Dutch sentences, if any. */
export function firstNewError(now: readonly Diagnostic[], then: readonly Diagnostic[]): string | undefined {
  const added = addedProblems(now, then).find(isError);
  return added && `${added.file}: ${diagnosticInWords(added)}`;
}

function keyOf({ file, rule, message, where }: Diagnostic): string {
  return `${file} ${rule} ${message} ${where}`;
}

function placeOf({ place }: Diagnostic): string {
  return JSON.stringify(place);
}
