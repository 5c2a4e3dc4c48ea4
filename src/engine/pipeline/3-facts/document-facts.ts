import { isObject, stringAt } from '../../json/json-shape.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import { byteLength } from '../../text/byte-length.ts';
import { frontMatterOf } from '../1-load/front-matter.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { authoredTexts } from './authored-texts.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import { type PlacedBlock, pageBlocks } from './page-blocks.ts';
import { type DocumentWords, sampleWords } from './word-sample.ts';

/**
 * What the rules about a whole site want to know of one document. It follows from the document's own content, so that it
 * holds as long as that stays the same; and it is plain JSON, so that it can be cached.
 */
export interface DocumentFacts {
  /** The size of the file. */
  bytes: number;
  /** False when the file is no JSON. */
  isReadable: boolean;
  /** What stands at `$schema`. */
  schemaPath?: string;
  /** What a page says of itself: all but its blocks; absent when the file holds no object. */
  head?: JsonObject;
  /** Absent when the file has no readable list of blocks. */
  blocks?: PlacedBlock[];
  aliases: PlacedPath[];
  movedFrom: PlacedPath[];
  texts: DocumentTexts;
  words: DocumentWords;
}

/** A path in a page's `aliases` or `movedFrom`. */
export interface PlacedPath {
  pointer: string;
  path: string;
}

/** Reads a document once; tolerates values of the wrong kind, which the schema reports. */
export function documentFacts(document: SourceDocument): DocumentFacts {
  const { kind, text, value } = document;
  return {
    bytes: byteLength(text),
    isReadable: value !== undefined,
    schemaPath: stringAt(value, '$schema'),
    head: kind === 'page' ? frontMatterOf(value) : undefined,
    blocks: kind === 'page' ? pageBlocks(value) : undefined,
    aliases: pathsAt(value, 'aliases'),
    movedFrom: pathsAt(value, 'movedFrom'),
    texts: documentTexts(value ?? null),
    words: sampleWords(shownWords(document)),
  };
}

/** What visitors read in the blocks of a page, or in a shared block. */
function shownWords({ kind, value = null }: SourceDocument): string[] {
  if (kind !== 'page' && kind !== 'shared') return [];
  return authoredTexts(value)
    .filter(({ isProse, pointer }) => isProse && (kind === 'shared' || pointer.startsWith('/blocks/')))
    .map(({ text }) => text);
}

function pathsAt(value: JsonValue | undefined, field: 'aliases' | 'movedFrom'): PlacedPath[] {
  const list = isObject(value) ? value[field] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((path, index) =>
    typeof path === 'string' ? [{ pointer: `/${field}/${index}`, path }] : [],
  );
}
