import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonValue } from '../../json/json-value.ts';
import { parseJson } from './parse-json.ts';
import type { SourceDocument, SourceFile } from './source-document.ts';

interface ParsedDocument {
  document: SourceDocument;
  problems: Diagnostic[];
}

/** Parses a file. Of a damaged file only the damage is reported. */
export function parseDocument(source: SourceFile): ParsedDocument {
  const { value, problems } = parseJson(source.text);
  const isTold = source.isDamaged !== true || value !== undefined;
  return {
    document: { ...source, value },
    problems: isTold ? problems.map((problem) => ({ ...problem, file: source.file })) : [],
  };
}

/** The value of a file; undefined when not JSON. */
export function parsedValue(source: Pick<SourceFile, 'text'>): JsonValue | undefined {
  return parseJson(source.text).value;
}
