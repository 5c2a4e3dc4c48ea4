import { isObject } from '../../json/json-shape.ts';
import type { JsonObject } from '../../json/json-value.ts';
import { childOf, parentPointer, pointerSteps, valueAt } from '../../json/pointer.ts';
import { blockAround, isBlock } from './block-place.ts';
import { schemaAt } from './schema-at.ts';
import type { Subject } from './schema-finding.ts';
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
  { pointer, name, fields }: { pointer: string; name: string; fields: Map<string, JsonObject> },
  subject: Subject,
): FieldOwner | undefined {
  return (
    inPart(name, fields, subject) ??
    around(pointer, name, subject) ??
    inOtherBlock(pointer, name, subject) ??
    elsewhereOnPage(pointer, name, subject)
  );
}

/** The only field whose items have this field, if unambiguous. */
export function partHolding(
  name: string,
  fields: Map<string, JsonObject>,
  book: Subject['book'],
): string | undefined {
  const parts = [...fields].filter(([, schema]) => book.fieldsOf(book.itemsOf(schema) ?? {}).has(name));
  return parts.length === 1 ? parts[0]?.[0] : undefined;
}

function inPart(
  name: string,
  fields: Map<string, JsonObject>,
  { book }: Pick<Subject, 'book'>,
): FieldOwner | undefined {
  const parts = [...fields].filter(
    ([, schema]) => book.fieldsOf(schema).has(name) || book.fieldsOf(book.itemsOf(schema) ?? {}).has(name),
  );
  const [first] = parts;
  if (!first) return undefined;
  const belongs = `het hoort binnen ${either(parts.map(([part]) => part))}`;
  if (parts.length > 1) return { belongs };
  const [part, schema] = first;
  const items = book.itemsOf(schema);
  if (items) return { belongs, advice: `Zet het in een item van ${quote(part)}: ${skeleton(items, book)}` };
  const field = fieldSkeleton(name, book.fieldsOf(schema).get(name) ?? {}, book);
  return { belongs, advice: `Zet het tussen { en } van ${quote(part)}: ${field}` };
}

/** Skips objects that have the field already. */
function around(pointer: string, name: string, subject: Subject): FieldOwner | undefined {
  const outermost = blockAround(subject.kind, pointer) ?? '';
  let inner = pointer;
  while (inner !== outermost) {
    const outer = parentPointer(inner);
    const holder = valueAt(subject.value, outer);
    const schema = schemaAt(subject, outer);
    if (isObject(holder) && schema && childOf(holder, name) === undefined) {
      if (subject.book.fieldsOf(schema).has(name)) {
        const part = pointerSteps(inner).at(-1) ?? '';
        return { belongs: `het hoort ${objectName(outer, subject)}, naast ${quote(part)}` };
      }
    }
    inner = outer;
  }
  return undefined;
}

function inOtherBlock(pointer: string, name: string, { kind, book }: Subject): FieldOwner | undefined {
  if (!isBlock(kind, pointer)) return undefined;
  const types = [...book.blocks]
    .filter(([, schema]) => book.fieldsOf(schema).has(name))
    .map(([type]) => type);
  if (types.length === 0) return undefined;
  const some = types.length > 3 ? types.slice(0, 3) : types;
  const example = types.length > 3 ? 'bijvoorbeeld ' : '';
  return { belongs: `het is een veld van ${example}${either(some)}` };
}

function elsewhereOnPage(
  pointer: string,
  name: string,
  { kind, schema, book }: Subject,
): FieldOwner | undefined {
  const deepInBlock = blockAround(kind, pointer) !== undefined && !isBlock(kind, pointer);
  if (kind !== 'page' || pointer === '' || deepInBlock) return undefined;
  const fields = book.fieldsOf(schema);
  if (fields.has(name)) return { belongs: 'het hoort bij de pagina zelf, naast "blocks"' };
  return inPart(name, fields, { book });
}

function objectName(pointer: string, { kind }: Subject): string {
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
