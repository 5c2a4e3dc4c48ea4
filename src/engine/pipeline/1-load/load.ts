import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { documentPlace } from './document-place.ts';
import { type Folder, findFiles } from './find-files.ts';
import { lostUnderscores, underscoreProblems } from './lost-underscores.ts';
import { ignoredFiles, isPage, pagesBeside } from './outside-pages.ts';
import { parseDocument } from './parse-document.ts';
import { ownWordsProblems } from './read-own-words.ts';
import { readSource } from './read-source.ts';
import { routeNameProblems } from './route-names.ts';
import { shownPath } from './shown-path.ts';
import type { SourceDocument, SourceFile } from './source-document.ts';

interface LoadOptions {
  pagesFolder: string;
  /** Base of paths in messages; default is that of the process. */
  workingDirectory?: string;
}

/** Sorted by path, with problems in names and encoding. */
export interface LoadedFiles {
  files: SourceFile[];
  problems: Diagnostic[];
}

/** Sorted by path, unparsable ones included. */
export interface Loaded {
  documents: SourceDocument[];
  problems: Diagnostic[];
}

/**
 * Reads all JSON files of the pages folder.
 * @throws CouldNotRunError when the folder does not exist
 */
export function loadFiles(options: LoadOptions): LoadedFiles {
  const folder = openFolder(options);
  const { paths, others, problems } = findFiles(folder);
  const meant = lostUnderscores(paths, (path) => isPage(join(folder.absolute, path)));
  const places = paths.flatMap((path) => {
    const place = documentPlace(meant.get(path) ?? path);
    return place ? [{ path, ...place }] : [];
  });
  const unknown = paths.filter((path) => documentPlace(path) === undefined);
  const named = places.filter(({ kind }) => kind === 'page' || kind === 'shared').map(({ path }) => path);
  const files: SourceFile[] = [];
  const inFiles: Diagnostic[] = [];
  for (const { path, kind, name } of places) {
    const file = `${folder.shown}/${path}`;
    const absoluteFile = join(folder.absolute, path);
    const { problems: inFile, ...read } = readSource(absoluteFile);
    files.push({ kind, file, absoluteFile, name, ...read });
    inFiles.push(...inFile.map((problem) => ({ ...problem, file })));
  }
  const hasPages = files.some(({ kind }) => kind === 'page');
  return {
    files,
    problems: [
      ...problems,
      ...pagesBeside(folder),
      ...ignoredFiles([...unknown, ...others], folder),
      ...underscoreProblems(meant, folder),
      ...routeNameProblems(named, folder),
      ...inFiles,
      ...ownWordsProblems(folder),
      ...(hasPages ? [] : [noPages(folder)]),
    ],
  };
}

/** As `loadFiles`, parsed. */
export function load(options: LoadOptions): Loaded {
  const { files, problems } = loadFiles(options);
  const parsed = files.map(parseDocument);
  return {
    documents: parsed.map(({ document }) => document),
    problems: [...problems, ...parsed.flatMap((each) => each.problems)],
  };
}

function openFolder({ pagesFolder, workingDirectory = process.cwd() }: LoadOptions): Folder {
  const absolute = resolve(workingDirectory, pagesFolder);
  const shown = shownPath(absolute, workingDirectory);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory())
    throw new CouldNotRunError(
      `De map met pagina's "${shown}" bestaat niet. Zet die terug, of noem met --pages de map waar ze wel staan.`,
    );
  return { absolute, shown };
}

function noPages({ shown }: Folder): Diagnostic {
  return {
    rule: 'no-pages',
    severity: 'error',
    file: shown,
    place: { pointer: '' },
    message: `In de map "${shown}" staat geen enkele pagina.`,
    hint: 'Maak een pagina, te beginnen met index.json.',
  };
}
