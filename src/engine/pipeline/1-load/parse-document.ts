import type { JsonValue } from '../../../shared/json/json-value.ts';
import { memoized } from '../../../shared/memoized.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { jsonValue, parseJson } from './parse-json.ts';
import { type SourceDocument, type SourceFile, textOf } from './source-document.ts';

interface ParsedDocument {
  document: SourceDocument;
  problems: Diagnostic[];
}

/** Parses a file. Of a damaged file only the damage is reported. */
export function parseDocument({ bytes, ...place }: SourceFile): ParsedDocument {
  const text = textOf({ bytes });
  const { value, problems } = parseJson(text);
  const areReported = place.isDamaged !== true || value !== undefined;
  return {
    document: { ...place, text, value },
    problems: areReported ? problems.map((problem) => ({ ...problem, file: place.file })) : [],
  };
}

/** The value of a file, not to be changed; undefined when not JSON. */
export function parsedValue({ kind, bytes }: Pick<SourceFile, 'kind' | 'bytes'>): JsonValue | undefined {
  return kind === 'page' ? valueIn(bytes) : memoizedValue(bytes);
}

function valueIn(bytes: Uint8Array): JsonValue | undefined {
  return jsonValue(textOf({ bytes }));
}

/** What pages share is asked for at each use; ten thousand pages would not fit in the memory. */
const memoizedValue = memoized(valueIn, new WeakMap());
