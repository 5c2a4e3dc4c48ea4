import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import type { DocumentKind } from '../../schema/document-kind.ts';

export type { DocumentKind, JsonObject, JsonValue };

/** One file of an author. A file that is no JSON is still a document: `value` is then undefined, and problems say why. */
export interface SourceDocument {
  kind: DocumentKind;
  /** Path for messages, with forward slashes, relative to the working directory. */
  file: string;
  /** Path on disk. */
  absoluteFile: string;
  /** For a page the route (`/equipment`, `/` or `/404`), for a shared block its name, `_site` and `_glossary` for those two. */
  name: string;
  /** The decoded text without byte order mark; empty when it could not be read. */
  text: string;
  value: JsonValue | undefined;
  /** `value` without its blocks, where it is at hand when `value` is not; ask `frontMatterOf`. */
  head?: JsonObject;
}
