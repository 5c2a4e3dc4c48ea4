import type { JsonValue } from '../../shared/json/json-value.ts';
import { mapItems } from './map-members.ts';

/** `*` stands for each list item: `['items', '*', 'answer']`. */
export type FieldPath = readonly string[];

/** Applies `change` at each path, in a copy. */
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
