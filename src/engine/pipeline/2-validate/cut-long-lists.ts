import type { JsonValue } from '../../../shared/json/json-value.ts';

/** Above every `maxItems`. */
const maxListLength = 300;

/** Truncates very long lists; returns the value itself when it has none. */
export function cutLongLists(value: JsonValue): JsonValue {
  return hasLongList(value) ? cut(value) : value;
}

function hasLongList(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) && value.length > maxListLength) return true;
  return Object.values(value).some(hasLongList);
}

function cut(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.slice(0, maxListLength).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, cut(field)]));
}
