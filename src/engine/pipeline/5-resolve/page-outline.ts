import type { OpeningPrice } from '../../../shared/calculator/price-example.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { Unpublished } from '../../../shared/page/publication.ts';
import { isObject, listAt, stringsAt } from '../../json/json-shape.ts';
import { type FrontMatter, frontMatterOf } from '../1-load/front-matter.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { openingPrice } from '../3-facts/opening-price.ts';

/** The part of a page that other pages may show, as written. */
export interface PageOutline {
  path: string;
  frontMatter: FrontMatter;
  /** Why visitors do not see it. */
  unpublished?: Unpublished;
  /** The `order` of its page cards. */
  cardOrder?: readonly string[];
  /** Of the calculator that it opens with. */
  openingPrice?: OpeningPrice;
  /** Its blocks as written, read when they are asked for. */
  readBlocks(): readonly JsonObject[];
}

/** Extracts the outline of a page. */
export function pageOutline({ name, value }: Pick<SourceDocument, 'name' | 'value'>): PageOutline {
  const blocks = blocksOf(value);
  const cards = blocks.find(({ type }) => type === 'page-cards');
  const cardOrder = cards && stringsAt(cards, 'order');
  return {
    path: name,
    frontMatter: frontMatterOf(value) ?? {},
    cardOrder,
    openingPrice: openingPrice(blocks),
    readBlocks: () => blocks,
  };
}

/** The blocks of a page's value. */
export function blocksOf(value: JsonValue | undefined): JsonObject[] {
  return listAt(value, 'blocks').filter(isObject);
}
