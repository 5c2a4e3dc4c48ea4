import type { JsonValue } from '../../src/shared/json/json-value.ts';

/** A value that lacks one field, everywhere in it where that field could stand. */
interface Lacking {
  /** The way to the field: `items/&/title`. */
  field: string;
  value: JsonValue;
}

/** The value once without each of its fields. */
export function withoutField(value: JsonValue): Lacking[] {
  return fieldsOf(value).map((field) => ({ field, value: without(value, field.split('/')) }));
}

function fieldsOf(value: JsonValue): string[] {
  if (value === null || typeof value !== 'object') return [];
  const below = Array.isArray(value)
    ? value.flatMap((item) => fieldsOf(item).map((field) => `&/${field}`))
    : Object.entries(value).flatMap(([name, member]) => [
        name,
        ...fieldsOf(member).map((field) => `${name}/${field}`),
      ]);
  return [...new Set(below)];
}

function without(value: JsonValue, [name = '', ...rest]: readonly string[]): JsonValue {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => without(item, rest));
  const members = Object.entries(value).filter(([each]) => rest.length > 0 || each !== name);
  return Object.fromEntries(
    members.map(([each, member]) => [each, each === name ? without(member, rest) : member]),
  );
}
