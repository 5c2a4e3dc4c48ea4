import { objectAt, stringAt } from '../../json/json-shape.ts';
import type { JsonObject } from '../../json/json-value.ts';
import type { IndexedPage } from './site-index.ts';

/** The metadata of a page as written, else empty. */
export function metadataOf({ head = {} }: Pick<IndexedPage, 'head'>): JsonObject {
  return objectAt(head, 'metadata');
}

/** The canonical address of a page, when it is another page's. */
export function canonicalElsewhere(page: IndexedPage): string | undefined {
  const { route, aliases } = page;
  const canonical = stringAt(metadataOf(page), 'canonical');
  return canonical === route || aliases.some(({ path }) => path === canonical) ? undefined : canonical;
}
