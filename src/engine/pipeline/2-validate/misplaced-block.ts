import { isObject } from '../../json/json-shape.ts';
import type { JsonObject, JsonValue } from '../../json/json-value.ts';
import { childPointer, parentPointer, pointerSteps, valueAt } from '../../json/pointer.ts';
import { isBlock } from './block-place.ts';
import { schemaAt } from './schema-at.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, Subject } from './schema-finding.ts';
import { quote } from './words.ts';

/** Findings about whole blocks and pages in the wrong place, and the errors that they do not explain. */
export interface Misplaced {
  findings: SchemaFinding[];
  others: SchemaError[];
}

/** Takes out whole blocks and pages that stand where something else belongs, each told once. */
export function misplacedBlocks(errors: readonly SchemaError[], subject: Subject): Misplaced {
  const found = new Map<string, SchemaFinding>();
  const others = errors.filter((error) => {
    const place = placesOf(error).find((pointer) => found.has(pointer) || judge(pointer, subject));
    const finding = place === undefined ? undefined : (found.get(place) ?? judge(place, subject));
    if (place === undefined || finding === undefined) return true;
    found.set(place, finding);
    return false;
  });
  return { findings: [...found.values()], others };
}

/** From outside in: the values around the mistake, then the field that it names. */
function placesOf({ pointer, keyword, params }: SchemaError): string[] {
  const around = [''];
  for (const step of pointerSteps(pointer)) around.push(childPointer(around.at(-1) ?? '', step));
  const named = keyword === 'additionalProperties' ? params.additionalProperty : undefined;
  return typeof named === 'string' ? [...around, childPointer(pointer, named)] : around;
}

function judge(pointer: string, subject: Subject): SchemaFinding | undefined {
  const value = valueAt(subject.value, pointer);
  if (!isObject(value)) return undefined;
  if (pointer === '') return subject.kind === 'page' ? blockAsPage(value, subject) : undefined;
  if (isPage(value)) return pageInside(pointer);
  if (isBlock(subject.kind, pointer) || subject.kind !== 'page' || pointer === '/blocks') return undefined;
  const name = blockName(value, subject);
  if (name === undefined || schemaAllowsType(pointer, subject)) return undefined;
  const isField = !Array.isArray(valueAt(subject.value, parentPointer(pointer)));
  const key = isField ? quote(pointerSteps(pointer).at(-1) ?? '') : undefined;
  return {
    rule: 'misplaced-block',
    place: { pointer, ...(isField ? { part: 'key' as const } : {}) },
    around: pointer,
    message: `Hier staat een heel blok (${name}), maar een blok hoort in de lijst "blocks" van de pagina.`,
    hint: `Knip het blok uit, van { tot en met }${key === undefined ? '' : `, haal ${key}: weg`} en zet het tussen twee blokken in "blocks".`,
  };
}

function blockAsPage(value: JsonObject, subject: Subject): SchemaFinding | undefined {
  const name = blockName(value, subject);
  if (name === undefined || 'metadata' in value || 'blocks' in value) return undefined;
  return {
    rule: 'misplaced-block',
    place: { pointer: '' },
    around: '',
    message: `Dit bestand is één blok (${name}), geen pagina.`,
    hint: 'Zet er een pagina omheen: { "metadata": { "title": "…", "description": "…" }, "blocks": [ … ] } met het blok op de plek van de puntjes. Een blok voor meer pagina’s hoort in de map _shared.',
  };
}

function pageInside(pointer: string): SchemaFinding {
  return {
    rule: 'misplaced-block',
    place: { pointer },
    around: pointer,
    message: 'Hier staat een hele pagina, met "metadata" en "blocks".',
    hint: 'Een pagina is een eigen bestand: knip deze hier uit en maak er een nieuw bestand van in de map met pagina’s.',
  };
}

function isPage(value: JsonObject): boolean {
  return isObject(value.metadata) && Array.isArray(value.blocks);
}

/** The type of a block, or the name of a shared one; undefined for anything else. */
function blockName(value: JsonObject, { book }: Subject): string | undefined {
  const { type, shared } = value;
  if (typeof type === 'string' && book.blocks.has(type)) return type;
  const isReference = typeof shared === 'string' && Object.keys(value).length === 1;
  return isReference ? `gedeeld: ${shared}` : undefined;
}

function schemaAllowsType(pointer: string, subject: Subject): boolean {
  const schema: JsonValue | undefined = schemaAt(subject, pointer);
  return schema !== undefined && subject.book.fieldsOf(schema).has('type');
}
