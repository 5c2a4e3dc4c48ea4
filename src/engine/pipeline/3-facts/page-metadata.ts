import { objectAt, stringAt } from '../../json/json-shape.ts';
import type { JsonObject } from '../../json/json-value.ts';
import type { IndexedPage } from './site-index.ts';

/** The metadata of a page as the author wrote them; empty where there are none. */
export function metadataOf({ head = {} }: Pick<IndexedPage, 'head'>): JsonObject {
  return objectAt(head, 'metadata');
}

/** The address that a page names as the place where its content belongs, when that is none of its own. */
export function canonicalElsewhere(page: IndexedPage): string | undefined {
  const { route, aliases } = page;
  const canonical = stringAt(metadataOf(page), 'canonical');
  return canonical === route || aliases.some(({ path }) => path === canonical) ? undefined : canonical;
}
