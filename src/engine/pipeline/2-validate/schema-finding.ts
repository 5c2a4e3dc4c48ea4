import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';
import type { SchemaBook } from './schema-book.ts';

/** One mistake as a writer describes it, before the place in words is put behind it. */
export interface SchemaFinding extends Omit<Diagnostic, 'file' | 'severity'> {
  /** JSON pointer of what the words between [ and ] name. */
  around: string;
}

/** What a writer may look at besides the error itself. */
export interface Subject {
  kind: DocumentKind;
  /** The whole document. */
  value: JsonValue;
  /** The schema of the whole document. */
  schema: JsonObject;
  book: SchemaBook;
}
