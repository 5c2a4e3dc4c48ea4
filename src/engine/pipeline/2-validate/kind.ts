import type { JsonObject, JsonValue } from '../../json/json-value.ts';

/** Dutch names of JSON types. */
const names: Record<string, { wanted: string; found: string }> = {
  string: { wanted: 'een tekst', found: 'een tekst' },
  number: { wanted: 'een getal', found: 'een getal' },
  integer: { wanted: 'een heel getal', found: 'een getal' },
  boolean: { wanted: 'true of false', found: 'true of false' },
  array: { wanted: 'een lijst', found: 'een lijst' },
  object: { wanted: 'een groep velden tussen { en }', found: 'een groep velden' },
  null: { wanted: 'null', found: 'null' },
};

/** The JSON Schema type of a value. */
export function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The types a schema allows; empty when unspecified. */
export function kindsOf(schema: JsonObject): string[] {
  const kinds = Array.isArray(schema.type) ? schema.type : [schema.type];
  return kinds.filter((kind) => typeof kind === 'string');
}

/** The allowed types in Dutch: `een tekst of een lijst`. */
export function wantedKinds(kinds: string[]): string {
  return kinds.map((kind) => names[kind]?.wanted ?? kind).join(' of ');
}

/** The actual type in Dutch: `een getal`, `null`, `true`. */
export function foundKind(value: JsonValue): string {
  if (typeof value === 'boolean') return String(value);
  return names[kindOf(value)]?.found ?? kindOf(value);
}
