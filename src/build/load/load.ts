import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CouldNotRunError } from '../problem/could-not-run-error.ts';
import type { Problem } from '../problem/problem.ts';
import { decodeText, plainText } from './decode-text.ts';
import { documentPlace } from './document-place.ts';
import { FileDocument } from './file-document.ts';
import { type Folder, findFiles } from './find-files.ts';
import { parseJson, type TextProblem } from './parse-json.ts';
import { type ReadBytes, readBytes } from './read-bytes.ts';
import { routeNameProblems } from './route-names.ts';
import type { SourceDocument } from './source-document.ts';

export interface LoadOptions {
  pagesFolder: string;
  /** Files in messages are relative to it; by default where the command runs. */
  workingDirectory?: string;
  /** Hears of each document while its content is at hand. */
  onDocument?: (document: SourceDocument) => void;
  /** Whether pages let go of their content afterwards and read it again when asked; for commands that end soon. */
  forgetsPages?: boolean;
}
export interface Loaded {
  /** Sorted by path, also those that are no JSON. */
  documents: SourceDocument[];
  problems: Problem[];
}

function openFolder({ pagesFolder, workingDirectory = process.cwd() }: LoadOptions): Folder {
  const absolute = resolve(workingDirectory, pagesFolder);
  const shown = relative(workingDirectory, absolute).replaceAll('\\', '/') || '.';
  if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory())
    throw new CouldNotRunError(`De map met pagina's "${shown}" bestaat niet.`);
  return { absolute, shown };
}

function unread(reason: Exclude<ReadBytes, { bytes: Buffer }>): TextProblem {
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

type Understood = Pick<SourceDocument, 'text' | 'value'> & { problems: TextProblem[] };

/** Nearly every file is plain text, which Node reads and decodes in one step; whatever else it is, its bytes tell. */
function readDocument(absoluteFile: string): Understood {
  const text = plainText(absoluteFile);
  if (text !== undefined) {
    const { value, problems } = parseJson(text);
    if (value !== undefined) return { text, value, problems };
  }
  return understand(readBytes(absoluteFile));
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
export async function load(options: LoadOptions): Promise<Loaded> {
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
    const file = `${folder.shown}/${path}`;
    const { text, value, problems: inText } = readDocument(absoluteFile);
    for (const problem of inText) problems.push({ ...problem, file });
    const document = { kind, file, absoluteFile, name, text, value };
    if (!forgetsPages || kind !== 'page') {
      onDocument?.(document);
      return document;
    }
    const forgetting = new FileDocument(document, readDocument);
    onDocument?.(forgetting);
    forgetting.forget();
    return forgetting;
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
