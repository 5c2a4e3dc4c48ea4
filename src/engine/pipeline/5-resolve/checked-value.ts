import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { PageDocument, Site } from '../../../shared/schema-types.ts';
import { isObject } from '../../json/json-shape.ts';

/** Narrows validated JSON to its generated type; throws on a bug of ours. */
export function asPageDocument(value: JsonValue): PageDocument {
  if (isPageDocument(value)) return value;
  throw new Error('A page that is no page document came past the schema check.');
}

/** As `asPageDocument`, for `_site.json`. */
export function asSite(value: JsonValue | undefined): Site {
  if (isSite(value)) return value;
  throw new Error('A `_site.json` that holds no site values came past the schema check.');
}

/** As `asPageDocument`, for any object. */
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
