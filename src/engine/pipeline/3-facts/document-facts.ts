import type { OpeningPrice } from '../../../shared/calculator/price-example.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { isObject, listAt, stringAt } from '../../json/json-shape.ts';
import type { IsRichText } from '../../schema/rich-text-predicate.ts';
import { byteLength } from '../../text/byte-length.ts';
import type { Dictionary } from '../../text/spelling/dictionary.ts';
import { type FrontMatter, frontMatterOf } from '../1-load/front-matter.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { type AuthoredText, authoredTexts } from './authored-texts.ts';
import { type DocumentSpelling, documentSpelling } from './document-spelling.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import { openingPrice } from './opening-price.ts';
import { type OwnTextKeys, ownTextKeys } from './own-texts.ts';
import { type PlacedBlock, pageBlocks } from './page-blocks.ts';
import { isProse } from './prose-fields.ts';
import { sentenceHashes } from './sentences.ts';
import { type DocumentWords, sampleWords } from './word-sample.ts';

/** Facts of one document for site rules: plain JSON that depends on its content, its name and the schemas only, so it can be cached. */
export interface DocumentFacts {
  /** File size. */
  bytes: number;
  /** Whether it is JSON. */
  isReadable: boolean;
  /** The value of `$schema`. */
  schemaPath?: string;
  /** Undefined when the page is not an object. */
  head?: FrontMatter;
  /** Undefined without a readable list. */
  blocks?: PlacedBlock[];
  /** Of a page's own blocks. */
  openingPrice?: OpeningPrice;
  ownTextKeys: OwnTextKeys;
  aliases: PlacedPath[];
  movedFrom: PlacedPath[];
  texts: DocumentTexts;
  words: DocumentWords;
  /** Hashes of those in a page's own blocks. */
  sentences: number[];
  /** Undefined without a dictionary. */
  spelling?: DocumentSpelling;
}

/** An entry of `aliases` or `movedFrom`. */
interface PlacedPath {
  pointer: string;
  path: string;
}

interface DocumentFactsOptions {
  /** Without it no word is looked up. */
  dictionary?: Dictionary;
  /** As `richTextPredicate` makes; default is everywhere. */
  isRichText?: IsRichText;
}

/** Extracts the facts of a document; skips values of the wrong type, which the schema reports. */
export function documentFacts(
  document: SourceDocument,
  { dictionary, isRichText = () => true }: DocumentFactsOptions = {},
): DocumentFacts {
  const { kind, name, text, value } = document;
  const root = value ?? null;
  const shown = shownTexts(document);
  const head = kind === 'page' ? frontMatterOf(value) : undefined;
  const blocks = kind === 'page' ? pageBlocks(value) : undefined;
  return {
    bytes: byteLength(text),
    isReadable: value !== undefined,
    schemaPath: stringAt(value, '$schema'),
    head,
    blocks,
    openingPrice: kind === 'page' ? openingPrice(listAt(value, 'blocks')) : undefined,
    ownTextKeys: ownTextKeys({ route: name, head, blocks }),
    aliases: pathsAt(value, 'aliases'),
    movedFrom: pathsAt(value, 'movedFrom'),
    texts: documentTexts(root, (pointer) => isRichText({ kind, value: root, pointer })),
    words: sampleWords(shown.map(({ text }) => text)),
    sentences: kind === 'page' ? sentenceHashes(shown) : [],
    spelling: dictionary && documentSpelling(root, dictionary),
  };
}

/** Prose in the blocks of a page or shared block, however long: what is too long is not too little. */
function shownTexts({ kind, value = null }: SourceDocument): AuthoredText[] {
  if (kind !== 'page' && kind !== 'shared') return [];
  return authoredTexts(value).filter(
    ({ key, pointer }) => isProse(key) && (kind === 'shared' || pointer.startsWith('/blocks/')),
  );
}

function pathsAt(value: JsonValue | undefined, field: 'aliases' | 'movedFrom'): PlacedPath[] {
  const list = isObject(value) ? value[field] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((path, index) =>
    typeof path === 'string' ? [{ pointer: `/${field}/${index}`, path }] : [],
  );
}
