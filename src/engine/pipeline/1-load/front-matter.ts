import { isObject } from '../../json/json-shape.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';

/** What a page says of itself: all but its blocks; undefined when it is no object. */
export function frontMatterOf(page: JsonValue | undefined): JsonObject | undefined {
  if (!isObject(page)) return undefined;
  const { blocks: _, ...frontMatter } = page;
  return frontMatter;
}
