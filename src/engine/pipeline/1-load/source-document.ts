import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { DocumentKind } from '../../../shared/page/document-kind.ts';
import type { FileText } from '../../diagnostics/locate-diagnostics.ts';

interface FilePlace {
  kind: DocumentKind;
  /** For messages: relative to the working directory, forward slashes. */
  file: string;
  absoluteFile: string;
  /** Route of a page (`/`, `/404`), name of a shared block, else `_site` or `_glossary`. */
  name: string;
  /** Whether reading or decoding failed. */
  isDamaged?: boolean;
}

/** A file as read. Bytes cost half of the memory of a text, and less to hash; most are never decoded. */
export interface SourceFile extends FilePlace {
  /** UTF-8 without byte order mark; empty when unreadable. */
  bytes: Uint8Array;
}

/** A parsed file; `value` is undefined when not JSON. */
export interface SourceDocument extends FilePlace {
  text: string;
  value: JsonValue | undefined;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The text of a file. */
export function textOf({ bytes }: Pick<SourceFile, 'bytes'>): string {
  return decoder.decode(bytes);
}

/** The texts of files, for reports; decoded on demand. */
export function fileTexts(files: readonly Pick<SourceFile, 'file' | 'bytes'>[]): FileText[] {
  return files.map((source) => ({
    file: source.file,
    get text() {
      return textOf(source);
    },
  }));
}

/** A file with another text. */
export function withText(file: SourceFile, text: string): SourceFile {
  return { ...file, bytes: encoder.encode(text) };
}

/** A document as it will be read once written. */
export function sourceFileOf({ text, value: _, ...place }: SourceDocument): SourceFile {
  return { ...place, bytes: encoder.encode(text) };
}

/** Whether a document is JSON that was read as a whole: writing another one back would lose letters. */
export function isWhole<Document extends Pick<SourceDocument, 'value' | 'isDamaged'>>(
  document: Document,
): document is Document & { value: JsonValue } {
  return document.value !== undefined && !document.isDamaged;
}
