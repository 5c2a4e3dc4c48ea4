import { type Locator, locatorOf } from '../../diagnostics/locate.ts';
import type { JsonValue } from '../../json/json-value.ts';
import { isBlock } from './block-place.ts';
import { blockIsNoObject } from './block-type.ts';
import { correction, safeCorrection } from './correction.ts';
import { fieldInWords } from './field-in-words.ts';
import { foundKind, kindsOf, wantedKinds } from './kind.ts';
import { removal } from './removal.ts';
import { schemaAt } from './schema-at.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, Subject } from './schema-finding.ts';
import { capital } from './words.ts';

/** A value of the wrong type. */
export function wrongKind(error: SchemaError, subject: Subject): SchemaFinding {
  const { pointer, value } = error;
  if (isBlock(subject.kind, pointer)) return blockIsNoObject(error, subject);
  if (pointer === '') return wrongDocument(error, subject);
  const schema = subject.book.open(schemaAt(subject, pointer) ?? error.schema);
  const kinds = kindsOf(schema);
  const remove = value === null ? removal(pointer, subject) : undefined;
  const before = remove === undefined ? '' : `${capital(remove)}, of vul het in. `;
  const typed = { value, written: writtenAt(pointer, value, subject) };
  const replacement = safeCorrection(typed, schema, subject.book);
  return {
    rule: 'wrong-kind',
    place: { pointer },
    around: pointer,
    message: `Bij ${fieldInWords(subject, pointer)} hoort ${wantedKinds(kinds)}, maar er staat ${foundKind(value)}.`,
    hint: before + correction(typed, schema, subject.book),
    ...(replacement === undefined ? {} : { replacement }),
  };
}

/** A long list of numbers is read once. */
const locators = new WeakMap<Subject, Locator>();

/** A number as typed: `1.000` is read as 1, and the author means a thousand. */
function writtenAt(pointer: string, value: JsonValue, subject: Subject): string {
  if (typeof value !== 'number') return '';
  const { text } = subject;
  const locator = locators.get(subject) ?? locatorOf(text);
  locators.set(subject, locator);
  const { start, end } = locator.locate({ pointer });
  return text.slice(start, end) || String(value);
}

function wrongDocument({ value }: SchemaError, { kind, schema, book }: Subject): SchemaFinding {
  const document = kind === 'page' ? 'Een pagina' : 'Dit bestand';
  const fields = book.requiredOf(schema).slice(0, 3);
  return {
    rule: 'wrong-kind',
    place: { pointer: '' },
    around: '',
    message: `${document} is een groep velden tussen { en }, maar hier staat ${foundKind(value)}.`,
    hint: `Begin met { en eindig met }: { ${fields.map((name) => `${JSON.stringify(name)}: …`).join(', ')} }.`,
  };
}
