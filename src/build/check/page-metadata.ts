import type { JsonObject, SourceDocument } from '../load/source-document.ts';
import { isObject, objectAt } from '../schema/json-shape.ts';
import { textAt } from './page-blocks.ts';
import type { IndexedPage } from './site-index.ts';

/** The metadata of a page as the author wrote them; empty where there are none. */
export function metadataOf({ value }: SourceDocument): JsonObject {
  return isObject(value) ? objectAt(value, 'metadata') : {};
}

/** The address that a page names as the place where its content belongs, when that is none of its own. */
export function canonicalElsewhere({ document, route, aliases }: IndexedPage): string | undefined {
  const canonical = textAt(metadataOf(document), 'canonical');
  return canonical === route || aliases.some(({ path }) => path === canonical) ? undefined : canonical;
}
