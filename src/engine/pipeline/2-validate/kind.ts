import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { quote, quoteOrName } from './words.ts';

/** What a JSON type is called where one is asked for. */
const wanted: Record<string, string> = {
  string: 'een tekst',
  number: 'een getal',
  integer: 'een heel getal',
  boolean: 'true of false',
  array: 'een lijst',
  object: 'een groep velden tussen { en }',
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

export function isNumeric(kind: string): boolean {
  return kind === 'number' || kind === 'integer';
}

/** The allowed types in Dutch: `een tekst of een lijst`. */
export function wantedKinds(kinds: string[]): string {
  return kinds.map((kind) => wanted[kind] ?? kind).join(' of ');
}

/** What stands there in Dutch, quoted where it is short: `de tekst "12"`, `12`, `true`, `null`, `een lijst`. */
export function foundKind(value: JsonValue): string {
  return typeof value === 'string' ? `de tekst ${quote(value)}` : quoteOrName(value);
}
