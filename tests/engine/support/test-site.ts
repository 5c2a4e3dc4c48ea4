import type { Diagnostic, TextRange } from '../../../src/engine/diagnostics/diagnostic.ts';
import { type DocumentPlace, documentPlace } from '../../../src/engine/pipeline/1-load/document-place.ts';
import { parsedValue } from '../../../src/engine/pipeline/1-load/parse-document.ts';
import { type SourceDocument, sourceFileOf } from '../../../src/engine/pipeline/1-load/source-document.ts';
import { documentFacts } from '../../../src/engine/pipeline/3-facts/document-facts.ts';
import { indexSite, type SiteIndex } from '../../../src/engine/pipeline/3-facts/site-index.ts';
import { check, runRules } from '../../../src/engine/pipeline/4-check/check.ts';
import { documentFindings } from '../../../src/engine/pipeline/4-check/document-findings.ts';
import type { Rule } from '../../../src/engine/pipeline/4-check/rule.ts';
import { valueAt } from '../../../src/shared/json/json-pointer.ts';
import type { JsonValue } from '../../../src/shared/json/json-value.ts';
import { writtenPaths } from '../../../src/shared/site/built-files.ts';

/** A site in a test: what stands in each file below `pages/`; undefined for a file that is no JSON. */
export type TestFiles = Record<string, JsonValue | undefined>;

/** The documents of a small site. */
export function testDocuments(files: TestFiles): SourceDocument[] {
  return Object.entries(files).map(([file, value]) => documentOf(file, value));
}

/** Makes the index of a small site, for tests; `publicFiles` are site paths. */
export function testSite(files: TestFiles, publicFiles: readonly string[] = []): SiteIndex {
  const documents = testDocuments(files).map((document) => ({
    file: sourceFileOf(document),
    facts: documentFacts(document),
  }));
  return indexSite(documents, {
    pictureFiles: new Set(publicFiles),
    writtenPaths,
    schemasFolder: '/project/schemas',
    today: '2026-11-21',
    pagesFolder: 'pages',
    publicFolder: 'public',
  });
}

/** What one rule says about a small site, a line for each problem: place, severity if a warning, message, way out. */
export function reportOf(rule: Rule, files: TestFiles, publicFiles: readonly string[] = []): string[] {
  const site = testSite(files, publicFiles);
  return runRules([rule], { site, inDocuments: findingsInDocuments(site, [rule]) }).map(
    ({ file, place, severity, message, hint = '' }) => {
      const pointer = 'pointer' in place ? place.pointer : '';
      const range = 'pointer' in place ? place.range : undefined;
      const words = range ? ` "${wordsAt(files, `${file}#${pointer}`, range)}"` : '';
      return `${file}#${pointer}${words} ${severity === 'error' ? '' : `(${severity}) `}${message} ${hint}`.trim();
    },
  );
}

/** What all rules say about a small site. */
export function checkOf(site: SiteIndex): Diagnostic[] {
  return check(site, { inDocuments: findingsInDocuments(site) });
}

function findingsInDocuments({ documents }: SiteIndex, among?: readonly Rule[]): Diagnostic[] {
  return documents.flatMap((document) =>
    documentFindings({ kind: document.kind, value: parsedValue(document) }, { among }).map((found) => ({
      ...found,
      file: document.file,
    })),
  );
}

/** The words that a finding points at. */
function wordsAt(files: TestFiles, place: string, { start, end }: TextRange): string {
  const [file = '', pointer = ''] = place.replace(/^pages\//, '').split('#');
  const text = valueAt(files[file], pointer);
  return typeof text === 'string' ? text.slice(start, end) : '(no text)';
}

function documentOf(file: string, value: JsonValue | undefined): SourceDocument {
  return {
    ...placeOf(file),
    file: `pages/${file}`,
    absoluteFile: `/project/pages/${file}`,
    text: value === undefined ? '{' : JSON.stringify(value),
    value,
  };
}

function placeOf(file: string): DocumentPlace {
  const place = documentPlace(file);
  if (!place) throw new Error(`${file} means nothing to a site.`);
  return place;
}
