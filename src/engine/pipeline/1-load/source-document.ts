import type { JsonValue } from '../../json/json-value.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';

/** A file as read. Plain data. */
export interface SourceFile {
  kind: DocumentKind;
  /** For messages: relative to the working directory, forward slashes. */
  file: string;
  absoluteFile: string;
  /** Route of a page (`/`, `/404`), name of a shared block, else `_site` or `_glossary`. */
  name: string;
  /** Without byte order mark; empty when unreadable. */
  text: string;
  /** Whether reading or decoding failed. */
  isDamaged?: boolean;
}

/** A parsed file; `value` is undefined when not JSON. */
export interface SourceDocument extends SourceFile {
  value: JsonValue | undefined;
}
