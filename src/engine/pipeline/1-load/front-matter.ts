import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { UncheckedObject } from '../../../shared/json/unchecked.ts';
import type { Card, Metadata, PageDocument } from '../../../shared/schema-types.ts';
import { isObject, objectAt } from '../../json/json-shape.ts';

/** A page without its blocks, as written. */
export type FrontMatter = UncheckedObject<Omit<PageDocument, 'blocks'>>;

/** The front matter of a page; undefined when that is not an object. */
export function frontMatterOf(page: JsonValue | undefined): FrontMatter | undefined {
  if (!isObject(page)) return undefined;
  const { blocks: _, ...frontMatter } = page;
  return frontMatter;
}

/** The metadata in it, else empty. */
export function metadataOf({ head }: { head?: FrontMatter }): UncheckedObject<Metadata> {
  return objectAt(head, 'metadata');
}

/** The card in it, else empty. */
export function cardOf({ head }: { head?: FrontMatter }): UncheckedObject<Card> {
  return objectAt(head, 'card');
}
