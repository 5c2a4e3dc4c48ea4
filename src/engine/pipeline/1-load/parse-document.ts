import type { JsonValue } from '../../../shared/json/json-value.ts';
import { memoized } from '../../../shared/memoized.ts';
import type { DocumentKind } from '../../../shared/page/document-kind.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { jsonValue, parseJson } from './parse-json.ts';
import { type SourceDocument, type SourceFile, textOf } from './source-document.ts';

interface ParsedDocument {
  document: SourceDocument;
  problems: Diagnostic[];
}

/** What to do about an empty file; of a page the message says it. */
const filledAgain: Record<DocumentKind, string | undefined> = {
  page: undefined,
  site: 'Zet terug wat erin stond, met Ctrl+Z of uit de geschiedenis van het bestand in VS Code.',
  glossary:
    'Zet terug wat erin stond, met Ctrl+Z of uit de geschiedenis van het bestand in VS Code. Heeft de site geen begrippen, haal het bestand dan weg.',
  shared: 'Druk hier in VS Code op Ctrl+spatie en kies een blok. Of haal het bestand weg.',
};

/** Parses a file. Of a damaged file only the damage is reported. */
export function parseDocument({ bytes, ...place }: SourceFile): ParsedDocument {
  const text = textOf({ bytes });
  const { value, problems } = parseJson(text);
  const areReported = place.isDamaged !== true || value !== undefined;
  const hint = text.trim() === '' ? filledAgain[place.kind] : undefined;
  return {
    document: { ...place, text, value },
    problems: areReported
      ? problems.map((problem) => ({ ...problem, file: place.file, hint: hint ?? problem.hint }))
      : [],
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
