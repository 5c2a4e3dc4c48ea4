import type { JsonObject } from '../../../shared/json/json-value.ts';
import { isObject, listAt, stringOrEmptyAt } from '../../json/json-shape.ts';

/** By schema title. */
const partNames: Readonly<Record<string, string>> = { Link: 'link', Picture: 'afbeelding' };

const plainKinds: Readonly<Record<string, string>> = {
  boolean: 'true of false',
  null: 'null',
  number: 'getal',
  integer: 'heel getal',
};

type Resolve = (schema: JsonObject) => JsonObject;

/** A field's type in Dutch: `tekst, 1 tot 60 tekens`, `lijst van 1 tot 12; elk: link`. `resolve` resolves `$ref`s. */
export function fieldKind(field: JsonObject, resolve: Resolve): string {
  const schema = resolve(field);
  if ('const' in schema) return `altijd ${JSON.stringify(schema.const)}`;
  if (listAt(schema, 'enum').length > 0) return 'een vaste waarde';
  const kinds = Array.isArray(schema.type) ? schema.type : [schema.type];
  return kinds.map((kind) => kindInWords(kind, schema, resolve)).join(', of ');
}

function kindInWords(kind: unknown, schema: JsonObject, resolve: Resolve): string {
  if (kind === 'string') return textKind(schema);
  if (kind === 'array') return listKind(schema, resolve);
  if (kind === 'object') return partNames[stringOrEmptyAt(schema, 'title')] ?? 'groep velden';
  const name = plainKinds[String(kind)] ?? 'iets';
  const range = between(schema.minimum, schema.maximum);
  return range === '' ? name : `${name}: ${range}`;
}

function textKind(schema: JsonObject): string {
  const name = schema.tsType === 'RichText' ? 'tekst met vet en links' : 'tekst';
  const range = between(schema.minLength, schema.maxLength);
  if (range === '') return name;
  return `${name}, ${range} ${(schema.maxLength ?? schema.minLength) === 1 ? 'teken' : 'tekens'}`;
}

function listKind(schema: JsonObject, resolve: Resolve): string {
  const range = between(schema.minItems, schema.maxItems);
  const list = range === '' ? 'lijst' : `lijst van ${range}`;
  const once = schema.uniqueItems === true ? ', niets dubbel' : '';
  const each = isObject(schema.items) ? `; elk: ${fieldKind(schema.items, resolve)}` : '';
  return list + once + each;
}

function between(min: unknown, max: unknown): string {
  const from = typeof min === 'number' && min !== 0 ? min : undefined;
  const to = typeof max === 'number' ? max : undefined;
  if (from !== undefined && to !== undefined) {
    return from === to ? `precies ${inDutch(to)}` : `${inDutch(from)} tot ${inDutch(to)}`;
  }
  if (to !== undefined) return `hooguit ${inDutch(to)}`;
  return from === undefined ? '' : `minstens ${inDutch(from)}`;
}

function inDutch(amount: number): string {
  return amount.toLocaleString('nl-NL');
}
