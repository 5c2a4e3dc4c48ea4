import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';
import type { SchemaBook } from './schema-book.ts';

/** A finding before its location is appended in words. */
export interface SchemaFinding extends Omit<Diagnostic, 'file' | 'severity'> {
  /** Pointer of the location in words. */
  around: string;
}

/** The validated document. */
export interface Subject {
  kind: DocumentKind;
  /** As the author typed it. */
  text: string;
  value: JsonValue;
  /** Of the whole document. */
  schema: JsonObject;
  book: SchemaBook;
}
