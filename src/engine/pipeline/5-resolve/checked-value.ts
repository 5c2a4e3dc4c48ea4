import type { PageDocument, Site } from '../../../shared/schema-types.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';

/**
 * The one border between JSON and its generated types. The schema check has accepted the value by now; anything
 * else is a bug of ours, so these throw.
 */
export function asPageDocument(value: JsonValue): PageDocument {
  if (isPageDocument(value)) return value;
  throw new Error('A page that is no page document came past the schema check.');
}

/** The site values of a checked `_site.json`. */
export function asSite(value: JsonValue | undefined): Site {
  if (isSite(value)) return value;
  throw new Error('A `_site.json` that holds no site values came past the schema check.');
}

/** A checked document as an object. */
export function asObject(value: JsonValue | undefined): JsonObject {
  if (isObject(value)) return value;
  throw new Error('A document that is no object came past the schema check.');
}

function isPageDocument(value: unknown): value is PageDocument {
  return isObject(value) && isObject(value.metadata) && Array.isArray(value.blocks);
}

function isSite(value: unknown): value is Site {
  return isObject(value) && typeof value.company === 'string' && isObject(value.equipmentMenu);
}

function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
