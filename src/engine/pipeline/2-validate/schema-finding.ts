import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';
import type { SchemaLookup } from './schema-lookup.ts';

/** A finding before its location is appended in words. */
export interface SchemaFinding extends Omit<Diagnostic, 'file' | 'severity'> {
  /** Pointer of the location in words; without one it is the whole file. */
  around?: string;
}

/** A document with what the schemas say of it. */
export interface ValidatedDocument {
  kind: DocumentKind;
  /** As the author typed it. */
  text: string;
  value: JsonValue;
  /** Of the whole document. */
  schema: JsonObject;
  lookup: SchemaLookup;
}
