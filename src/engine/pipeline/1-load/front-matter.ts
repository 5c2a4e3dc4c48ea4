import { isObject } from '../../json/json-shape.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';

/** A page without its blocks; undefined when it is not an object. */
export function frontMatterOf(page: JsonValue | undefined): JsonObject | undefined {
  if (!isObject(page)) return undefined;
  const { blocks: _, ...frontMatter } = page;
  return frontMatter;
}
