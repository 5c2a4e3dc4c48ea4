import type { JsonObject, JsonValue } from './json-value.ts';

/**
 * A value with each item or member replaced by what `change` makes of it; the value itself when all stay the same, for
 * copying what does not change is most of the work. A value without members is its own.
 */
export function mapMembers(value: JsonValue, change: (member: JsonValue) => JsonValue): JsonValue {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return mapItems(value, change);
  let changed: JsonObject | undefined;
  for (const name of Object.keys(value)) {
    const before = value[name] ?? null;
    const after = change(before);
    if (after === before) continue;
    changed ??= { ...value };
    changed[name] = after;
  }
  return changed ?? value;
}

/** A list with each item replaced by what `change` makes of it; the list itself when all stay the same. */
export function mapItems(items: JsonValue[], change: (item: JsonValue) => JsonValue): JsonValue[] {
  let changed: JsonValue[] | undefined;
  for (const [index, before] of items.entries()) {
    const after = change(before);
    if (after === before) continue;
    changed ??= [...items];
    changed[index] = after;
  }
  return changed ?? items;
}
