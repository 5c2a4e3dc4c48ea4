import { childOf, parentPointer, pointerSteps, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { blockAround, isBlock } from './block-place.ts';
import { schemaAt } from './schema-at.ts';
import type { ValidatedDocument } from './schema-finding.ts';
import { fieldSkeleton, skeleton } from './skeleton.ts';
import { quote } from './words.ts';

/** The object a misplaced field belongs to, in Dutch. */
interface FieldOwner {
  /** Clause such as `het hoort binnen "items"`. */
  belongs: string;
  advice?: string;
}

/** Finds the owner of a misplaced field: a child, an ancestor, another block type or the page. */
export function fieldOwner(
  { pointer, name, fields }: { pointer: string; name: string; fields: ReadonlyMap<string, JsonObject> },
  document: ValidatedDocument,
): FieldOwner | undefined {
  return (
    inPart(name, fields, document) ??
    around(pointer, name, document) ??
    inOtherBlock(pointer, name, document) ??
    elsewhereOnPage(pointer, name, document)
  );
}

/** The only field whose items have this field, if unambiguous. */
export function partHolding(
  name: string,
  fields: ReadonlyMap<string, JsonObject>,
  lookup: ValidatedDocument['lookup'],
): string | undefined {
  const parts = [...fields].filter(([, schema]) => lookup.fieldsOf(lookup.itemsOf(schema) ?? {}).has(name));
  return parts.length === 1 ? parts[0]?.[0] : undefined;
}

function inPart(
  name: string,
  fields: ReadonlyMap<string, JsonObject>,
  { lookup }: Pick<ValidatedDocument, 'lookup'>,
): FieldOwner | undefined {
  const parts = [...fields].filter(
    ([, schema]) =>
      lookup.fieldsOf(schema).has(name) || lookup.fieldsOf(lookup.itemsOf(schema) ?? {}).has(name),
  );
  const [first] = parts;
  if (!first) return undefined;
  const belongs = `het hoort binnen ${either(parts.map(([part]) => part))}`;
  if (parts.length > 1) return { belongs };
  const [part, schema] = first;
  const items = lookup.itemsOf(schema);
  if (items) return { belongs, advice: `Zet het in een item van ${quote(part)}: ${skeleton(items, lookup)}` };
  const field = fieldSkeleton(name, lookup.fieldsOf(schema).get(name) ?? {}, lookup);
  return { belongs, advice: `Zet het tussen { en } van ${quote(part)}: ${field}` };
}

/** Skips objects that have the field already. */
function around(pointer: string, name: string, document: ValidatedDocument): FieldOwner | undefined {
  const outermost = blockAround(document.kind, pointer) ?? '';
  let inner = pointer;
  while (inner !== outermost) {
    const outer = parentPointer(inner);
    const holder = valueAt(document.value, outer);
    const schema = schemaAt(document, outer);
    if (isObject(holder) && schema && childOf(holder, name) === undefined) {
      if (document.lookup.fieldsOf(schema).has(name)) {
        const part = pointerSteps(inner).at(-1) ?? '';
        return { belongs: `het hoort ${objectName(outer, document)}, naast ${quote(part)}` };
      }
    }
    inner = outer;
  }
  return undefined;
}

function inOtherBlock(
  pointer: string,
  name: string,
  { kind, lookup }: ValidatedDocument,
): FieldOwner | undefined {
  if (!isBlock(kind, pointer)) return undefined;
  const types = [...lookup.blocks]
    .filter(([, schema]) => lookup.fieldsOf(schema).has(name))
    .map(([type]) => type);
  if (types.length === 0) return undefined;
  const some = types.length > 3 ? types.slice(0, 3) : types;
  const example = types.length > 3 ? 'bijvoorbeeld ' : '';
  return { belongs: `het is een veld van ${example}${either(some)}` };
}

function elsewhereOnPage(
  pointer: string,
  name: string,
  { kind, schema, lookup }: ValidatedDocument,
): FieldOwner | undefined {
  const deepInBlock = blockAround(kind, pointer) !== undefined && !isBlock(kind, pointer);
  if (kind !== 'page' || pointer === '' || deepInBlock) return undefined;
  const fields = lookup.fieldsOf(schema);
  if (name === 'blocks')
    return {
      belongs: 'een blok kan niet in een ander blok staan',
      advice: 'Zet wat tussen de [ en ] staat bij de andere blokken van de pagina, en haal dit veld weg.',
    };
  if (fields.has(name)) return { belongs: 'het hoort bij de pagina zelf, naast "blocks"' };
  return inPart(name, fields, { lookup });
}

function objectName(pointer: string, { kind }: ValidatedDocument): string {
  if (isBlock(kind, pointer)) return 'bij het blok zelf';
  const name = pointerSteps(pointer).at(-1);
  if (name === undefined) return kind === 'page' ? 'bij de pagina zelf' : 'buiten dit deel';
  return /^\d+$/.test(name) ? 'een niveau hoger' : `bij ${quote(name)} zelf`;
}

function either(names: string[]): string {
  const quoted = names.map(quote);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} of ${last}`;
}
