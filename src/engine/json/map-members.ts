import type { JsonObject, JsonValue } from '../../shared/json/json-value.ts';

/** Maps items or members, these with their name; an unchanged value is not copied, for speed. */
export function mapMembers(
  value: JsonValue,
  change: (member: JsonValue, name?: string) => JsonValue,
): JsonValue {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return mapItems(value, (item) => change(item));
  let changed: JsonObject | undefined;
  for (const name of Object.keys(value)) {
    const before = value[name] ?? null;
    const after = change(before, name);
    if (after === before) continue;
    changed ??= { ...value };
    changed[name] = after;
  }
  return changed ?? value;
}

/** Maps a list; an unchanged one is not copied. */
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
