import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import { readNumber } from '../../../shared/text/read-number.ts';
import { isObject, numberAt, stringOrEmptyAt } from '../../json/json-shape.ts';
import { houseStyle } from '../../json/layout/json-style.ts';
import { printOnLine } from '../../json/layout/print-json.ts';
import { filledSkeleton } from './filled-skeleton.ts';
import { hasForm } from './has-form.ts';
import { isNumeric, kindOf, kindsOf } from './kind.ts';
import { listed, numbersListed } from './listed.ts';
import type { ValidatedDocument } from './schema-finding.ts';
import { skeleton } from './skeleton.ts';
import { textAdvice } from './text-advice.ts';
import { quote } from './words.ts';

/**
 * The hint for a value of the wrong type, in Dutch.
 * @param written the value as its author typed it: `62.500` where the value is 62.5
 */
export function correction(
  { value, written }: WrittenValue,
  schema: JsonObject,
  lookup: ValidatedDocument['lookup'],
): string {
  const kinds = kindsOf(schema);
  for (const kind of kinds) {
    const advice =
      kind === 'string' && typeof value === 'number'
        ? quotesAdvice(written, schema)
        : advisers[kind]?.({ value, written }, schema, lookup);
    if (advice !== undefined) return advice;
  }
  return `Schrijf bijvoorbeeld: ${skeleton(schema, lookup)}`;
}

/** Whether nothing is filled in. */
export function isBlank(value: JsonValue): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

interface WrittenValue {
  value: JsonValue;
  written: string;
}

/** The fix for a value of the wrong type, where only quotes or brackets are missing or too many. */
export function safeCorrection(
  { value, written }: WrittenValue,
  schema: JsonObject,
  lookup: ValidatedDocument['lookup'],
): string | undefined {
  const kinds = kindsOf(schema);
  if (kinds.length !== 1) return undefined;
  if (kinds[0] === 'string' && typeof value === 'number')
    return hasForm(written, schema) ? `"${written}"` : undefined;
  const meant = typeof value === 'string' ? plainReaders[kinds[0] ?? '']?.(value) : undefined;
  if (meant !== undefined) return `${meant}`;
  const items = kinds[0] === 'array' ? lookup.itemsOf(schema) : undefined;
  const isText =
    typeof value === 'string' && !isBlank(value) && items !== undefined && kindsOf(items).includes('string');
  const isEnough = (numberAt(schema, 'minItems') ?? 0) <= 1;
  return isText && isEnough && listed(value).length === 1 ? `[${JSON.stringify(value)}]` : undefined;
}

type Adviser = (
  typed: WrittenValue,
  schema: JsonObject,
  lookup: ValidatedDocument['lookup'],
) => string | undefined;

const advisers: Record<string, Adviser> = {
  string: ({ value }, schema) => textAdvice(value, schema),
  number: numberAdvice,
  integer: numberAdvice,
  boolean: booleanAdvice,
  array: listAdvice,
  object: objectAdvice,
};

/** Between quotes a number of another form, such as a day as Excel counts it, would be as wrong. */
function quotesAdvice(written: string, schema: JsonObject): string {
  const form = stringOrEmptyAt(schema, 'patternErrorMessage') || stringOrEmptyAt(schema, 'description');
  return form !== '' && !hasForm(written, schema)
    ? form
    : `Zet de tekst tussen aanhalingstekens: "${written}".`;
}

/** Readers of values that are typed in quotes where a field wants none. */
const plainReaders: Record<string, (text: string) => number | boolean | undefined> = {
  number: readNumber,
  integer: readWhole,
  boolean: (text) => booleanWords.get(text.trim().toLowerCase()),
};

function readWhole(text: string): number | undefined {
  const number = readNumber(text);
  return Number.isInteger(number) ? number : undefined;
}

function numberAdvice({ value, written }: WrittenValue, schema: JsonObject): string {
  const read = kindsOf(schema).includes('integer') ? readWhole : readNumber;
  const meant = read(typeof value === 'string' ? value : written);
  const near = typeof value === 'string' ? (thousandsIn(value) ?? readNumber(value)) : undefined;
  // Who writes `7 m` where centimetres are asked means another number than 7.
  const unit = stringOrEmptyAt(schema, 'unit');
  const inUnit = unit === '' || /[€%]/.test(unit) ? '' : ` in ${unit}`;
  if (meant === undefined && near !== undefined)
    return `Schrijf een heel getal${inUnit} zonder aanhalingstekens, bijvoorbeeld ${Math.round(near)}.`;
  if (typeof value === 'number')
    return meant === undefined
      ? `Schrijf een heel getal${inUnit}, bijvoorbeeld ${Math.round(value)}.`
      : `Schrijf ${meant} zonder punt.`;
  return meant === undefined
    ? `Schrijf alleen cijfers${inUnit}, zonder aanhalingstekens.`
    : `Schrijf ${meant} zonder aanhalingstekens.`;
}

/** With commas between the thousands, as English has them: more likely than decimals where a number is whole. */
function thousandsIn(text: string): number | undefined {
  const digits = /^(?:€\s*)?(\d{1,3}(?:,\d{3})+)(?:\.\d{2})?$/.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

const booleanWords = new Map([
  ['true', true],
  ['ja', true],
  ['false', false],
  ['nee', false],
]);

function booleanAdvice({ value }: WrittenValue): string {
  const meant = typeof value === 'string' ? plainReaders.boolean?.(value) : undefined;
  return `Schrijf ${meant ?? 'true of false'}, zonder aanhalingstekens.`;
}

function listAdvice(
  { value }: WrittenValue,
  schema: JsonObject,
  lookup: ValidatedDocument['lookup'],
): string | undefined {
  const items = lookup.itemsOf(schema);
  if (items && holdsTextsAlone(value) && kindsOf(items).includes('string'))
    return `Schrijf alleen de waarden, tussen [ en ]: ${printOnLine(Object.values(value), houseStyle)}.`;
  if (items && !isBlank(value) && kindsOf(items).every(isNumeric)) return numbersAdvice(value);
  if (!items || isBlank(value) || !kindsOf(items).includes(kindOf(value))) return undefined;
  if (holdsNamedItems(value, lookup.fieldsOf(items)))
    return 'Schrijf [ en ] in plaats van de buitenste { en }, en haal de namen vóór de groepen weg.';
  if (typeof value !== 'string') return `Zet [ en ] eromheen: [${skeleton(items, lookup)}].`;
  const parts = listed(value);
  return parts.length === 1
    ? `Zet [ en ] eromheen: [${quote(value)}].`
    : `Maak er een lijst van, met elk deel tussen eigen aanhalingstekens: ${printOnLine(parts, houseStyle)}.`;
}

function numbersAdvice(value: JsonValue): string {
  const numbers = numbersListed(value);
  return numbers === undefined
    ? 'Schrijf de getallen tussen [ en ], met een komma ertussen.'
    : `Schrijf: ${printOnLine(numbers, houseStyle)}.`;
}

/** Whether an object holds texts alone, as a row of a table with the names of its columns. */
function holdsTextsAlone(value: JsonValue): value is JsonObject {
  return isObject(value) && Object.values(value).every((member) => typeof member === 'string');
}

/** Whether an object holds what belongs in a list, each under a name of its own: `{ "one": { … }, "two": { … } }`. */
function holdsNamedItems(value: JsonValue, fields: ReadonlyMap<string, unknown>): boolean {
  if (!isObject(value)) return false;
  const members = Object.entries(value);
  return members.length > 0 && members.every(([name, member]) => isObject(member) && !fields.has(name));
}

function objectAdvice(
  { value }: WrittenValue,
  schema: JsonObject,
  lookup: ValidatedDocument['lookup'],
): string | undefined {
  if (typeof value === 'string') {
    const filled = filledSkeleton(value, schema, lookup);
    const dots = filled?.includes('"…"') ? ', met op de puntjes wat erbij hoort' : '';
    return filled && `Schrijf${dots}: ${filled}`;
  }
  if (!Array.isArray(value) || value.length !== 1 || kindOf(value[0] ?? null) !== 'object') return undefined;
  return 'Haal [ en ] weg en houd alleen { … } over.';
}
