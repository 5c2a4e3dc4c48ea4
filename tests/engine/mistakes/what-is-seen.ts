import { join } from 'node:path';
import { projectRoot } from '../../../scripts/project-root.ts';
import { type Diagnostic, messageWithPlace } from '../../../src/engine/diagnostics/diagnostic.ts';
import { locateDiagnostics } from '../../../src/engine/diagnostics/locate-diagnostics.ts';
import { mergeRepeats } from '../../../src/engine/diagnostics/merge-repeats.ts';
import { reportedDiagnostics } from '../../../src/engine/diagnostics/report-json.ts';
import { listPublicFiles } from '../../../src/engine/pipeline/1-load/list-public-files.ts';
import { loadFiles } from '../../../src/engine/pipeline/1-load/load.ts';
import { readDictionary } from '../../../src/engine/pipeline/1-load/read-dictionary.ts';
import { readOwnWords } from '../../../src/engine/pipeline/1-load/read-own-words.ts';
import { readSchemas } from '../../../src/engine/pipeline/1-load/read-schemas.ts';
import { siteFolders } from '../../../src/engine/pipeline/1-load/site-folders.ts';
import type { SourceDocument } from '../../../src/engine/pipeline/1-load/source-document.ts';
import { createValidator } from '../../../src/engine/pipeline/2-validate/validator.ts';
import { indexSite } from '../../../src/engine/pipeline/3-facts/site-index.ts';
import { documentsOf } from '../../../src/engine/pipeline/check-site.ts';
import { createExaminer } from '../../../src/engine/pipeline/examine-file.ts';
import { problemsOf as problemsOfSite, understoodFiles } from '../../../src/engine/pipeline/site-problems.ts';
import type { ReportedDiagnostic } from '../../../src/shared/authors/reported-diagnostic.ts';
import type { JsonValue } from '../../../src/shared/json/json-value.ts';
import type { DocumentKind } from '../../../src/shared/page/document-kind.ts';
import { writtenPaths } from '../../../src/shared/site/built-files.ts';
import { withoutGrowingLists } from '../support/growing-lists.ts';
import { dayOfMistakes } from './mistake.ts';

/** The schemas are compiled once for all. */
const schemas = await readSchemas(join(projectRoot, 'schemas'));
const validate = createValidator(schemas);
const examine = createExaminer(schemas, { dictionary: readDictionary });

/** All problems of a site, and its files. */
export async function problemsOf(
  site: string,
): Promise<{ problems: Diagnostic[]; documents: readonly SourceDocument[] }> {
  const folders = siteFolders(projectRoot, join(site, 'pages'));
  const { files, problems } = loadFiles({ pagesFolder: folders.pages, workingDirectory: site });
  const examined = files.map((file) => {
    const { problems, ...known } = examine(file);
    // The mistakes are written on few lines, so that a picture of one is short.
    return { file, ...known, problems: problems.filter(({ rule }) => rule !== 'formatting') };
  });
  const index = indexSite(understoodFiles(examined), {
    pictureFiles: listPublicFiles(folders.public).files,
    writtenPaths,
    // Beside the pages, as in the project: the site of a test is a copy without.
    schemasFolder: join(site, 'schemas'),
    today: dayOfMistakes,
    pagesFolder: 'pages',
    publicFolder: 'public',
    ownWords: readOwnWords(folders.pages),
    nearWord: (word) => readDictionary().near(word),
  });
  return { problems: [...problems, ...problemsOfSite(examined, index)], documents: documentsOf({ files }) };
}

/** What the author of a site reads, without the lines of code. */
export async function whatIsSeen(site: string): Promise<string> {
  const { problems, documents } = await problemsOf(site);
  return withoutGrowingLists(
    reportedDiagnostics(mergeRepeats(locateDiagnostics(problems, documents)))
      .map(inSite)
      .join(''),
  );
}

function inSite({ file, line, column, severity, rule, message, hint }: ReportedDiagnostic): string {
  const level = severity === 'error' ? 'fout' : 'tip';
  return `${file}:${line}:${column} ${level} ${rule}\n${message}\n${hint === undefined ? '' : `${hint}\n`}`;
}

/** What the schemas alone say of a value, with what is written in its place where only one thing can be meant. */
export function whatSchemasSay(kind: DocumentKind, value: JsonValue): string {
  const file = 'pages/a.json';
  const found = validate({ kind, file, absoluteFile: '/a.json', name: '/a', text: '', value });
  return withoutGrowingLists(found.map(inValue).join(''));
}

function inValue(found: Diagnostic): string {
  const { place, rule, hint, replacement } = found;
  const at = 'pointer' in place ? `${place.pointer}${place.part === 'key' ? ' (key)' : ''}` : '';
  const lines = [hint, replacement === undefined ? undefined : `→ ${replacement}`];
  return [`${at} ${rule}`, messageWithPlace(found), ...lines.filter((line) => line !== undefined), ''].join(
    '\n',
  );
}
