import { childPointer, parentPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { DocumentKind } from '../../../shared/page/document-kind.ts';
import { isObject } from '../../json/json-shape.ts';
import { hasOneMeaning, suggestBlocks, suggestField } from '../../text/author-words.ts';
import { closestName, onlyNearName } from '../../text/closest-name.ts';
import { isBlock } from './block-place.ts';
import { fieldsWithLabel } from './fields-with-label.ts';
import { foundKind } from './kind.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { skeleton } from './skeleton.ts';
import { misspeltField } from './unknown-field.ts';
import { quote, quoteAll } from './words.ts';

/** An unknown `type`. */
export function wrongBlockType(
  { pointer, value }: SchemaError,
  { lookup, value: page }: ValidatedDocument,
): SchemaFinding {
  const types = [...lookup.blocks.keys()];
  const meant =
    typeof value === 'string'
      ? meantTypes(value, { block: valueAt(page, parentPointer(pointer)), lookup })
      : [];
  const [nearest, ...others] = meant;
  const message =
    typeof value === 'string'
      ? `Er is geen blok ${quote(value)}.${nearest === undefined ? '' : ` Bedoel je ${meant.map(quote).join(' of ')}?`}`
      : `Bij "type" hoort de naam van een soort blok, maar er staat ${foundKind(value)}.`;
  const only = typeof value === 'string' ? onlyNearName(value, types) : undefined;
  const isOnlyCalledSo =
    typeof value === 'string' && meant.length === 1 && closestName(value, types) === undefined;
  return {
    rule: 'block-type',
    place: { pointer },
    message,
    hint: choices(types),
    suggestion: others.length > 0 ? undefined : nearest,
    replacement: only && JSON.stringify(only),
    isUnderstood: only !== undefined || isOnlyCalledSo,
  };
}

/** The type with nearly this name, else those that people call so: of several only what has the fields of the block. */
function meantTypes(
  name: string,
  { block, lookup }: { block: JsonValue | undefined; lookup: ValidatedDocument['lookup'] },
): string[] {
  const types = [...lookup.blocks.keys()];
  const near = closestName(name, types);
  if (near !== undefined) return [near];
  const words = suggestBlocks(name, types);
  const called = words.length > 0 ? words : fieldsWithLabel(name, typeFields(lookup));
  const fields = isObject(block) ? Object.keys(block) : [];
  const fitting = called.filter((type) => {
    const known = lookup.fieldsOf(lookup.blocks.get(type) ?? {});
    return fields.every((field) => known.has(field));
  });
  return fitting.length > 0 ? fitting : called;
}

/** The field `type` of each block, which says what the editor calls the block. */
function typeFields({ blocks, fieldsOf }: ValidatedDocument['lookup']): (readonly [string, JsonObject])[] {
  return [...blocks].map(([type, schema]) => [type, fieldsOf(schema).get('type') ?? {}]);
}

const starts = ['type', 'shared'];

/** What is wrong with how a block says of what kind it is, if anything: by its `type`, or by the block that it shares. */
export function blockKindFinding(error: SchemaError, document: ValidatedDocument): SchemaFinding | undefined {
  const { pointer, value } = error;
  if (!isObject(value) || !isBlock(document.kind, pointer)) return undefined;
  const [hasType, isShared] = [Object.hasOwn(value, 'type'), Object.hasOwn(value, 'shared')];
  if (isShared && document.kind === 'shared') return sharedInShared(pointer, value);
  if (hasType && isShared) return typeAndShared(pointer);
  return hasType || isShared ? undefined : missingBlockType(error, document);
}

/** A block without `type` or `shared`, perhaps misspelt. */
function missingBlockType({ pointer, value }: SchemaError, { lookup }: ValidatedDocument): SchemaFinding {
  const names = isObject(value) ? Object.keys(value) : [];
  const types = [...lookup.blocks.keys()];
  for (const name of names) {
    const meant = closestName(name, starts) ?? suggestField(name, new Set(starts));
    if (meant === undefined) continue;
    const isOnly = onlyNearName(meant, names) === name && closestName(name, starts) === meant;
    return misspeltField({
      pointer,
      name,
      meant,
      hint:
        meant === 'type' ? choices(types) : 'Met "shared" noem je een bestand in _shared, zonder ".json".',
      isUnambiguous: isOnly,
      isUnderstood: isOnly || hasOneMeaning(name, meant),
    });
  }
  const [fitting, ...others] = types.filter((type) => fits(names, type, lookup));
  const advice =
    fitting !== undefined && others.length === 0 ? `De velden passen bij "type": ${quote(fitting)}. ` : '';
  return {
    rule: 'block-type',
    place: { pointer },
    message: 'In dit blok ontbreekt "type": de soort van het blok.',
    hint: advice + choices(types),
  };
}

/** A block with both `type` and `shared`. */
function typeAndShared(pointer: string): SchemaFinding {
  return {
    rule: 'block-type',
    place: { pointer: childPointer(pointer, 'shared'), part: 'key' },
    message: 'Een blok heeft "type" of "shared", niet allebei.',
    hint: 'Haal "shared" weg voor een eigen blok. Voor een gedeeld blok houd je alleen "shared" over.',
  };
}

/** A shared block that names another, with or without fields of its own. */
function sharedInShared(pointer: string, { shared = null }: JsonObject): SchemaFinding {
  const named = typeof shared === 'string' ? `, zoals hier naar ${quote(shared)}` : '';
  return {
    rule: 'shared-block',
    place: { pointer: childPointer(pointer, 'shared') },
    where: '',
    message: `Een gedeeld blok kan niet naar een ander gedeeld blok wijzen${named}.`,
    hint: 'Schrijf hier het blok zelf, met "type".',
  };
}

/** A block that is not an object. */
export function blockIsNoObject(
  { pointer, value }: SchemaError,
  { lookup }: ValidatedDocument,
): SchemaFinding {
  const schema = typeof value === 'string' ? lookup.blocks.get(value) : undefined;
  const advice =
    Array.isArray(value) && value.length > 0 && value.every(isObject)
      ? withoutBrackets(pointer, value.length)
      : 'Schrijf { "type": "…" } met de velden van dat blok.';
  return {
    rule: 'wrong-kind',
    place: { pointer },
    message: `Een blok is een groep velden tussen { en }, maar hier staat ${foundKind(value)}.`,
    hint: schema ? `Schrijf ${skeleton(schema, lookup)}.` : advice,
  };
}

/** Of blocks between brackets where one block stands: on a page they come to stand among the others. */
function withoutBrackets(pointer: string, count: number): string {
  if (pointer !== '') return 'Haal de [ ervoor en de ] erachter weg: de lijst met blokken is er al.';
  if (count === 1) return 'Haal de [ ervoor en de ] erachter weg: in dit bestand staat één blok.';
  return 'Geef elk blok een eigen bestand in _shared, en haal hier de [ ervoor en de ] erachter weg.';
}

/** Whether a pointer is that of the `type` of a block. */
export function isBlockType(kind: DocumentKind, pointer: string): boolean {
  return pointer.endsWith('/type') && isBlock(kind, parentPointer(pointer));
}

/** Whether these fields and a `type` make a complete block. */
function fits(names: string[], type: string, lookup: ValidatedDocument['lookup']): boolean {
  const schema = lookup.blocks.get(type) ?? {};
  const fields = lookup.fieldsOf(schema);
  const required = lookup.requiredOf(schema).filter((name) => name !== 'type');
  return names.every((name) => fields.has(name)) && required.every((name) => names.includes(name));
}

function choices(types: string[]): string {
  return `Kies uit: ${quoteAll(types)}.`;
}
