import { isObject } from '../../json/json-shape.ts';
import { frontMatterOf } from '../1-load/front-matter.ts';
import type { JsonObject, JsonValue, SourceDocument } from '../1-load/source-document.ts';
import { documentChecks } from '../4-check/content-checks.ts';
import type { DocumentCheck, PlacedFinding } from '../4-check/text-check.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import { type PlacedBlock, pageBlocks, textAt } from './page-blocks.ts';
import { type AuthoredText, type DocumentWords, noWords, type ReadWords, WordReader } from './word-reader.ts';

/**
 * All that the check wants to know of one document. It follows from the document's own content, so that it holds as long
 * as that stays the same; and it is plain JSON, so that it can be kept.
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
  /** What is wrong with its words, whatever other documents say, by rule. */
  found: Record<string, PlacedFinding[]>;
}

/** A path in a page's `aliases` or `movedFrom`. */
export interface PlacedPath {
  pointer: string;
  path: string;
}

const checksByWord = new Map<string, DocumentCheck[]>();
for (const check of documentChecks) {
  for (const word of check.watch) checksByWord.set(word, [...(checksByWord.get(word) ?? []), check]);
}
const reader = new WordReader(checksByWord.keys());

/** Reads a document once; tolerates values of the wrong kind, which the schema reports. */
export function documentFacts(document: SourceDocument): DocumentFacts {
  const { kind, text, value } = document;
  const texts = documentTexts(value ?? null, (prose, key, place) => {
    reader.read(prose, key, place, kind === 'shared' || (kind === 'page' && place.section() === 'blocks'));
  });
  const read = reader.finish();
  const { count, sample, limit } = read;
  return {
    bytes: Buffer.byteLength(text),
    isReadable: value !== undefined,
    schemaPath: textAt(value, '$schema'),
    head: kind === 'page' ? frontMatterOf(value) : undefined,
    blocks: kind === 'page' ? pageBlocks(value) : undefined,
    aliases: pathsAt(value, 'aliases'),
    movedFrom: pathsAt(value, 'movedFrom'),
    texts,
    words: count === 0 ? noWords : { count, sample, limit },
    found: value === undefined ? {} : judged(kind, value, read),
  };
}

/** What the checks concerned say; most documents have no text that concerns them. */
function judged(
  kind: SourceDocument['kind'],
  value: JsonValue,
  { texts }: ReadWords,
): DocumentFacts['found'] {
  const concerned = new Set([...texts.keys()].flatMap((word) => checksByWord.get(word) ?? []));
  const textsWith = (words: readonly string[]): readonly AuthoredText[] => {
    const found = words.flatMap((word) => texts.get(word) ?? []);
    return words.length === 1 ? found : [...new Set(found)];
  };
  const found: DocumentFacts['found'] = {};
  for (const { rule, judge } of concerned) {
    const findings = judge({ kind, value, textsWith });
    if (findings.length > 0) found[rule] = findings;
  }
  return found;
}

function pathsAt(value: JsonValue | undefined, field: 'aliases' | 'movedFrom'): PlacedPath[] {
  const list = isObject(value) ? value[field] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((path, index) =>
    typeof path === 'string' ? [{ pointer: `/${field}/${index}`, path }] : [],
  );
}
