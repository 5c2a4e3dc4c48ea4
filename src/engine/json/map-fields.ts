import type { JsonValue } from './json-value.ts';
import { mapItems } from './map-members.ts';

/** The way to a field inside a value; `*` stands for each item of a list: `['items', '*', 'answer']`. */
export type FieldPath = readonly string[];

/** A copy of a value in which every text at one of the paths is replaced by what `change` makes of it. */
export function mapFields(
  value: JsonValue,
  paths: readonly FieldPath[],
  change: (value: JsonValue) => JsonValue,
): JsonValue {
  return paths.reduce((changed, path) => mapField(changed, path, change), value);
}

function mapField(value: JsonValue, path: FieldPath, change: (value: JsonValue) => JsonValue): JsonValue {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value))
    return name === '*' ? mapItems(value, (item) => mapField(item, rest, change)) : value;
  const member = value[name];
  if (member === undefined) return value;
  const after = mapField(member, rest, change);
  return after === member ? value : { ...value, [name]: after };
}
