import { frontMatterOf } from './front-matter.ts';
import type { DocumentKind, JsonObject, JsonValue, SourceDocument } from './source-document.ts';

/** What is read from a file. */
export type FileContent = Pick<SourceDocument, 'text' | 'value'>;

type DocumentOnDisk = Pick<SourceDocument, 'kind' | 'file' | 'absoluteFile' | 'name'>;

interface FileReading {
  /** Where it is at hand. */
  content?: FileContent;
  /** The head, where it is known. */
  head?: JsonObject;
  /** Reads the content again. */
  read: (absoluteFile: string) => FileContent;
}

/** A document that can let go of its content, and reads it again when somebody asks: memory holds one page, not all. */
export class FileDocument implements SourceDocument {
  readonly kind: DocumentKind;
  readonly file: string;
  readonly absoluteFile: string;
  readonly name: string;
  readonly #read: (absoluteFile: string) => FileContent;
  #content: FileContent | undefined;
  #head: JsonObject | undefined;

  constructor(place: DocumentOnDisk, { content, head, read }: FileReading) {
    this.kind = place.kind;
    this.file = place.file;
    this.absoluteFile = place.absoluteFile;
    this.name = place.name;
    this.#content = content;
    this.#head = head;
    this.#read = read;
  }

  get text(): string {
    return this.#contentNow().text;
  }

  get value(): JsonValue | undefined {
    return this.#contentNow().value;
  }

  get head(): JsonObject | undefined {
    return this.#head;
  }

  /** Keeps the head of the page only. */
  forget(): void {
    this.#head ??= frontMatterOf(this);
    this.#content = undefined;
  }

  #contentNow(): FileContent {
    if (this.#content) return this.#content;
    if (lastRead?.document !== this) lastRead = { document: this, content: this.#read(this.absoluteFile) };
    return lastRead.content;
  }
}

/** Who asks for a page's text usually asks for its value next. */
let lastRead: { document: FileDocument; content: FileContent } | undefined;
