import { isObject, listAt } from '../../json/json-shape.ts';
import type { JsonObject } from '../../json/json-value.ts';
import { frontMatterOf } from '../1-load/front-matter.ts';
import type { SourceDocument } from '../1-load/source-document.ts';

/** What a page may show of itself on other pages, as its author wrote it. */
export interface PageOutline {
  path: string;
  /** The page without its blocks. */
  frontMatter: JsonObject;
  /** The order of its list of cards, where it has one. */
  cardOrder?: readonly string[];
}

/** The outline of a page. */
export function pageOutline({ name, value }: Pick<SourceDocument, 'name' | 'value'>): PageOutline {
  const blocks = isObject(value) ? listAt(value, 'blocks').filter(isObject) : [];
  const cards = blocks.find(({ type }) => type === 'page-cards');
  const cardOrder = cards && listAt(cards, 'order').filter((each) => typeof each === 'string');
  return { path: name, frontMatter: frontMatterOf(value) ?? {}, cardOrder };
}
