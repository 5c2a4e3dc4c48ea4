import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { contentHash } from '../../memo/content-hash.ts';
import type { ContentKeys } from '../../memo/content-keys.ts';
import { decodeText, plainText } from './decode-text.ts';
import { documentPlace } from './document-place.ts';
import { type FileContent, FileDocument } from './file-document.ts';
import { type Folder, findFiles } from './find-files.ts';
import { parseJson, type TextDiagnostic } from './parse-json.ts';
import { type ReadBytes, readBytes } from './read-bytes.ts';
import { routeNameProblems } from './route-names.ts';
import type { JsonObject, SourceDocument } from './source-document.ts';

export interface LoadOptions<Known extends KnownContent = KnownContent> {
  pagesFolder: string;
  /** Files in messages are relative to it; by default where the command runs. */
  workingDirectory?: string;
  /** Hears of each document while its content is at hand. */
  onDocument?: (document: SourceDocument, reading: Reading<Known>) => void;
  /** Whether pages let go of their content afterwards and read it again when asked; for commands that end soon. */
  forgetsPages?: boolean;
  /** What is known of a page with this content, if it was sound: a page that is let go is then not parsed again. */
  recall?: (key: string) => Known | undefined;
  /** The contents of files as they were a moment ago; of a page that is known by it, the file is not opened. */
  contentKeys?: ContentKeys;
}

/** What is known of a page from before. */
export interface KnownContent {
  head?: JsonObject;
}

/** How reading a document went. */
export interface Reading<Known extends KnownContent = KnownContent> {
  /** A name for its text: equal text, equal name. */
  key: string;
  /** Whether it is JSON in which nothing is wrong. */
  isSound: boolean;
  known: Known | undefined;
}

export interface Loaded {
  /** Sorted by path, also those that are no JSON. */
  documents: SourceDocument[];
  problems: Diagnostic[];
}

function openFolder({
  pagesFolder,
  workingDirectory = process.cwd(),
}: Pick<LoadOptions, 'pagesFolder' | 'workingDirectory'>): Folder {
  const absolute = resolve(workingDirectory, pagesFolder);
  const shown = relative(workingDirectory, absolute).replaceAll('\\', '/') || '.';
  if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory())
    throw new CouldNotRunError(`De map met pagina's "${shown}" bestaat niet.`);
  return { absolute, shown };
}

function unread(reason: Exclude<ReadBytes, { bytes: Buffer }>): TextDiagnostic {
  const common = { severity: 'error', place: { start: 0, end: 0 } } as const;
  if ('failed' in reason)
    return {
      ...common,
      rule: 'unreadable',
      message: 'Het bestand kan niet worden gelezen.',
      hint: 'Kijk of het bestand bestaat en of je het mag openen.',
    };
  return {
    ...common,
    rule: 'file-size',
    message: 'Het bestand is groter dan 1 MB, en dat is te groot voor een pagina.',
    hint: 'Verdeel de inhoud over meer pagina’s.',
  };
}

type Understood = FileContent & { problems: TextDiagnostic[] };

/** Nearly every file is plain text, which Node reads and decodes in one step; whatever else it is, its bytes tell. */
function readDocument(absoluteFile: string, text = plainText(absoluteFile)): Understood {
  if (text !== undefined) {
    const { value, problems } = parseJson(text);
    if (value !== undefined) return { text, value, problems };
  }
  return understand(readBytes(absoluteFile));
}

/** A page's content by name, with what is known of it; its text where the file was read for that. */
interface Recalled<Known extends KnownContent> {
  key?: string;
  known?: Known;
  text?: string;
}

function recalled<Known extends KnownContent>(
  absoluteFile: string,
  { contentKeys, recall }: LoadOptions<Known>,
): Recalled<Known> {
  const keyBefore = contentKeys?.get(absoluteFile);
  const known = keyBefore === undefined ? undefined : recall?.(keyBefore);
  if (known) return { key: keyBefore, known };
  const text = plainText(absoluteFile);
  if (text === undefined) return {};
  const key = contentHash(text);
  return { key, text, known: recall?.(key) };
}

function understand(read: ReadBytes): Understood {
  if (!('bytes' in read)) return { text: '', value: undefined, problems: [unread(read)] };
  const { text, readable, problems } = decodeText(read.bytes);
  const parsed = parseJson(text);
  const trusted = readable || parsed.value !== undefined;
  return { text, value: parsed.value, problems: trusted ? [...problems, ...parsed.problems] : problems };
}

/**
 * Reads all JSON files of the pages folder. What authors did wrong becomes a problem, never an exception.
 * @throws CouldNotRunError when the folder itself does not exist.
 */
export async function load<Known extends KnownContent>(options: LoadOptions<Known>): Promise<Loaded> {
  const folder = openFolder(options);
  const found = findFiles(folder);
  const problems = [...found.problems];
  const places = found.paths.flatMap((path) => {
    const place = documentPlace(path);
    return place ? [{ path, ...place }] : [];
  });
  const named = places.filter(({ kind }) => kind === 'page' || kind === 'shared').map(({ path }) => path);
  problems.push(...routeNameProblems(named, folder));
  const { onDocument, forgetsPages = false } = options;
  const documents = places.map(({ path, kind, name }): SourceDocument => {
    const absoluteFile = join(folder.absolute, path);
    const place = { kind, file: `${folder.shown}/${path}`, absoluteFile, name };
    const isLetGo = forgetsPages && kind === 'page';
    const { key, text, known }: Recalled<Known> = isLetGo ? recalled(absoluteFile, options) : {};
    if (key !== undefined && known) {
      const document = new FileDocument(place, { head: known.head, read: readDocument });
      onDocument?.(document, { key, isSound: true, known });
      return document;
    }
    const content = readDocument(absoluteFile, text);
    for (const problem of content.problems) problems.push({ ...problem, file: place.file });
    const isSound = content.problems.length === 0;
    const reading = { key: key ?? contentHash(content.text), isSound, known: undefined };
    if (!isLetGo) {
      const document = { ...place, text: content.text, value: content.value };
      onDocument?.(document, reading);
      return document;
    }
    const document = new FileDocument(place, { content, read: readDocument });
    onDocument?.(document, reading);
    document.forget();
    return document;
  });
  if (!places.some(({ kind }) => kind === 'page'))
    problems.push({
      rule: 'no-pages',
      severity: 'error',
      file: folder.shown,
      place: { pointer: '' },
      message: `In de map "${folder.shown}" staat geen enkele pagina.`,
      hint: 'Maak een pagina, te beginnen met index.json.',
    });
  const order = new Map(found.paths.map((path, index) => [`${folder.shown}/${path}`, index]));
  problems.sort((one, other) => (order.get(one.file) ?? -1) - (order.get(other.file) ?? -1));
  return { documents, problems };
}
