import type { JsonValue } from '../../json/json-value.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';

/** One file of an author as it was read. Plain data. */
export interface SourceFile {
  kind: DocumentKind;
  /** Path for messages, with forward slashes, relative to the working directory. */
  file: string;
  /** Path on disk. */
  absoluteFile: string;
  /** For a page the route (`/equipment`, `/` or `/404`), for a shared block its name, `_site` and `_glossary` for those two. */
  name: string;
  /** The decoded text without byte order mark; empty when it could not be read. */
  text: string;
  /** Whether the text is not what the author wrote, because the file could not be read or decoded. */
  isDamaged?: boolean;
}

/** A file with the value that its text stands for; a file that is no JSON is still a document. */
export interface SourceDocument extends SourceFile {
  value: JsonValue | undefined;
}
