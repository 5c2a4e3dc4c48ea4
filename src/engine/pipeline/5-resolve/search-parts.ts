import { countsOf } from '../../../shared/counts-of.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { isCalculatorBlock } from '../../../shared/page/calculator-blocks.ts';
import type { BlockType } from '../../../shared/page/page.ts';
import type { SearchEntry } from '../../../shared/page/page-search.ts';
import { notFoundRoute } from '../../../shared/page/route.ts';
import { plainText } from '../../../shared/rich-text.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';
import { eachText } from '../../json/each-text.ts';
import { isObject, listAt, stringAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { filledText } from '../../text/fill-site-values.ts';
import { parseRichText } from '../../text/parse-rich-text.ts';
import { isProse } from '../3-facts/prose-fields.ts';
import { termIn } from './glossary.ts';
import { inOrder } from './hub-cards.ts';
import type { PageOutline } from './page-outline.ts';
import type { SiteContext } from './resolve-site.ts';
import { unbrokenText } from './unbroken-text.ts';

/** A larger site wants an index on a server: visitors fetch all of this. */
const maxPages = 300;

/** A word that stands in more sections than this says nothing. */
const maxPlaces = 8;

const rulesType: BlockType = 'regulations';

/** Whose headings only announce what stands on another page, or questions and rules. */
const announcing: ReadonlySet<unknown> = new Set<BlockType>(['faq', 'page-cards', 'page-search', rulesType]);

/** A section, question, rule or term, as written. */
interface Part {
  title: string;
  text: string;
  /** Of its block. */
  id?: string;
  /** What more stands there. */
  more?: string[];
}

/**
 * What visitors can search within pages; the same words once, on the first page that the hubs list. Nothing on a site of
 * hundreds of pages.
 */
export function searchParts(context: SiteContext): SearchEntry[] {
  if (context.outlines.length > maxPages) return [];
  const entries = new Map<string, Found>();
  for (const { path, readBlocks } of inOrderOfHubs(context)) {
    if (path === notFoundRoute) continue;
    for (const { id, more = [], ...part } of readBlocks().flatMap((block) => partsOf(block, context))) {
      const [title, description] = [textOf(part.title, context), textOf(part.text, context)];
      const key = `${title} ${description}`;
      if (title === '' || entries.has(key)) continue;
      const stated = new Set(wordsOf(key));
      entries.set(key, {
        path: id === undefined ? path : `${path}#${id}`,
        title,
        description,
        page: context.summaryOf(path).name,
        words: new Set(
          more.flatMap((each) => wordsOf(textOf(each, context))).filter((word) => !stated.has(word)),
        ),
      });
    }
  }
  return withTellingWords([...entries.values()]);
}

/** A rule of the road leads to a vehicle rather than to a machine: authors put first what most visitors look for. */
function inOrderOfHubs({ outlines, tree, summaryOf }: SiteContext): PageOutline[] {
  const orders = new Map(outlines.map(({ path, cardOrder }) => [path, cardOrder]));
  const from = (path: string): string[] => [
    path,
    ...inOrder(tree.childrenOf(path).map(summaryOf), orders.get(path)).flatMap((child) => from(child.path)),
  ];
  const places = new Map(from('/').map((path, place) => [path, place]));
  const placeOf = ({ path }: PageOutline): number => places.get(path) ?? places.size;
  return [...outlines].sort((one, other) => placeOf(one) - placeOf(other));
}

interface Found extends SearchEntry {
  /** Of what more stands there, but for those of its title and description. */
  words: ReadonlySet<string>;
}

/** Words that stand in many places lead nowhere, and would be most of what visitors fetch. */
function withTellingWords(found: readonly Found[]): SearchEntry[] {
  const places = countsOf(found.flatMap(({ words }) => [...words]));
  return found.map(({ words, ...entry }) => {
    const telling = [...words].filter((word) => (places.get(word) ?? 0) <= maxPlaces);
    return telling.length === 0 ? entry : { ...entry, terms: [telling.join(' ')] };
  });
}

function partsOf(block: JsonObject, context: SiteContext): Part[] {
  return [
    ...sectionsOf(block),
    ...questionsOf(block),
    ...rulesOf(block, context),
    ...termsOf(block, context),
  ];
}

/** Running text, and what has an anchor. */
function sectionsOf(block: JsonObject): Part[] {
  const [type, id, title] = [stringOrEmptyAt(block, 'type'), stringAt(block, 'id'), stringAt(block, 'title')];
  const isAnnouncing = announcing.has(type) || isCalculatorBlock(type);
  if (title === undefined || isAnnouncing || (id === undefined && type !== 'text-section')) return [];
  // Of a table without a text its first row says more than the names of its columns.
  const { title: _title, columns, ...rest } = block;
  const fields = [block.text, block.description, rest, columns];
  const [text = '', ...more] = fields.flatMap((field) => proseIn(field));
  return [{ title, text, more, id }];
}

function questionsOf(block: JsonObject): Part[] {
  return listAt(block, 'items').flatMap((item): Part[] => {
    const title = stringAt(item, 'question');
    if (title === undefined || !isObject(item)) return [];
    return [{ title, text: stringOrEmptyAt(item, 'answer'), more: proseIn(item), id: stringAt(block, 'id') }];
  });
}

/** Those that a page takes of a shared block, or all. */
function rulesOf(placed: JsonObject, { sharedBlocks }: SiteContext): Part[] {
  const { shared, only } = placed;
  const block = typeof shared === 'string' ? sharedBlocks.get(shared) : placed;
  if (!isObject(block) || block.type !== rulesType) return [];
  return listAt(block, 'items')
    .filter((row) => !Array.isArray(only) || only.includes(stringOrEmptyAt(row, 'key')))
    .map((row) => ({
      title: stringOrEmptyAt(row, 'title'),
      text: stringOrEmptyAt(row, 'text'),
      id: stringAt(block, 'id'),
    }));
}

/** Terms that a block explains. */
function termsOf(block: JsonObject, { glossary }: SiteContext): Part[] {
  return listAt(block, 'terms').flatMap((name): Part[] => {
    const term = typeof name === 'string' ? termIn(glossary, name) : undefined;
    return term ? [{ title: capitalised(term.title), text: term.text, id: stringAt(block, 'id') }] : [];
  });
}

function textOf(text: string, { siteValues }: SiteContext): string {
  return plainText(parseRichText(unbrokenText(filledText(text, siteValues))));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** All prose of a field, also that of the cards in a list. */
function proseIn(value: JsonValue | undefined): string[] {
  const texts: string[] = [];
  eachText(value, (text, field) => {
    if (isProse(field)) texts.push(text);
  });
  return texts;
}
