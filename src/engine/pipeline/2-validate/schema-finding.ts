import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { DocumentKind } from '../../../shared/page/document-kind.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { SchemaLookup } from '../../schema/schema-lookup.ts';

/** A finding of an error in a file; `where` says by default what its place is, of a name the object that has it. */
export interface SchemaFinding extends Omit<Diagnostic, 'file' | 'severity'> {
  place: Extract<Place, { pointer: string }>;
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
