import { childPointer, parentPointer, pointerSteps, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { isBlock } from './block-place.ts';
import { placeInWords } from './place-in-words.ts';
import { schemaAt } from './schema-at.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { quote } from './words.ts';

/** Findings about whole blocks and pages in the wrong place, and the errors that they do not explain. */
interface Misplaced {
  findings: SchemaFinding[];
  others: SchemaError[];
}

/** Takes out whole blocks and pages that stand where something else belongs, each reported once. */
export function misplacedBlocks(errors: readonly SchemaError[], document: ValidatedDocument): Misplaced {
  const found = new Map<string, SchemaFinding>();
  const others = errors.filter((error) => {
    const place = placesOf(error).find((pointer) => found.has(pointer) || judge(pointer, document));
    const finding = place === undefined ? undefined : (found.get(place) ?? judge(place, document));
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

function judge(pointer: string, document: ValidatedDocument): SchemaFinding | undefined {
  const value = valueAt(document.value, pointer);
  if (!isObject(value)) return undefined;
  if (pointer === '') return judgeFile(value, document);
  if (isPage(value)) return pageInside(pointer);
  if (isBlock(document.kind, pointer) || document.kind !== 'page' || pointer === '/blocks') return undefined;
  const name = blockName(value, document);
  if (name === undefined || schemaAllowsType(pointer, document)) return undefined;
  const isField = !Array.isArray(valueAt(document.value, parentPointer(pointer)));
  const key = isField ? quote(pointerSteps(pointer).at(-1) ?? '') : undefined;
  return {
    rule: 'misplaced-block',
    place: { pointer, part: isField ? 'key' : 'value' },
    where: placeInWords(document, pointer),
    message: `Hier staat een heel blok (${name}), maar een blok hoort in de lijst "blocks" van de pagina.`,
    hint: `Knip het blok uit, van { tot en met }${key === undefined ? '' : `, haal ${key}: weg`} en zet het in "blocks" achter een ander blok, met een komma ertussen.`,
  };
}

function judgeFile(value: JsonObject, document: ValidatedDocument): SchemaFinding | undefined {
  if (document.kind === 'page') return blockAsPage(value, document);
  return document.kind === 'shared' && isPage(value) ? pageAsShared : undefined;
}

function blockAsPage(value: JsonObject, document: ValidatedDocument): SchemaFinding | undefined {
  const name = blockName(value, document);
  if (name === undefined || 'metadata' in value || 'blocks' in value) return undefined;
  return {
    rule: 'misplaced-block',
    place: { pointer: '' },
    message: `Dit bestand is één blok (${name}), geen pagina.`,
    hint: 'Zet er een pagina omheen: { "metadata": { "title": "…", "description": "…" }, "blocks": [ … ] } met het blok op de plek van de puntjes. Een blok voor meer pagina’s hoort in de map _shared.',
  };
}

const pageAsShared: SchemaFinding = {
  rule: 'misplaced-block',
  place: { pointer: '' },
  where: '',
  message:
    'Dit bestand is een hele pagina, met "metadata" en "blocks", maar in de map _shared horen losse blokken.',
  hint: 'Verplaats het bestand uit _shared naar de map van het adres dat de pagina krijgt, of naar de map waar _shared in staat.',
};

function pageInside(pointer: string): SchemaFinding {
  return {
    rule: 'misplaced-block',
    place: { pointer },
    message: 'Hier staat een hele pagina, met "metadata" en "blocks".',
    hint: 'Een pagina is een eigen bestand: knip deze hier uit en maak er een nieuw bestand van in de map met pagina’s.',
  };
}

function isPage(value: JsonObject): boolean {
  return isObject(value.metadata) && Array.isArray(value.blocks);
}

/** The type of a block, or the name of a shared one; undefined for anything else. */
function blockName(value: JsonObject, { lookup }: ValidatedDocument): string | undefined {
  const { type, shared } = value;
  if (typeof type === 'string' && lookup.blocks.has(type)) return type;
  const isReference = typeof shared === 'string' && Object.keys(value).length === 1;
  return isReference ? `gedeeld: ${shared}` : undefined;
}

function schemaAllowsType(pointer: string, document: ValidatedDocument): boolean {
  const schema: JsonValue | undefined = schemaAt(document, pointer);
  return schema !== undefined && document.lookup.fieldsOf(schema).has('type');
}
