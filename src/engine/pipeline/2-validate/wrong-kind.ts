import type { JsonValue } from '../../../shared/json/json-value.ts';
import { memoized } from '../../../shared/memoized.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';
import { locatorOf } from '../../diagnostics/locate.ts';
import { isObject } from '../../json/json-shape.ts';
import { isBlock } from './block-place.ts';
import { blockIsNoObject } from './block-type.ts';
import { correction, isBlank, safeCorrection } from './correction.ts';
import { fieldInWords } from './field-in-words.ts';
import { foundKind, kindsOf, wantedKinds } from './kind.ts';
import { removal } from './removal.ts';
import { schemaAt } from './schema-at.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';

/** A value of the wrong type. */
export function wrongKind(error: SchemaError, document: ValidatedDocument): SchemaFinding {
  const { pointer, value } = error;
  if (isBlock(document.kind, pointer)) return blockIsNoObject(error, document);
  if (pointer === '') return wrongDocument(error, document);
  const schema = document.lookup.resolve(schemaAt(document, pointer) ?? error.schema);
  const kinds = kindsOf(schema);
  const remove = isBlank(value) ? removal(pointer, document) : undefined;
  const before = remove === undefined ? '' : `${capitalised(remove)}, of vul het in. `;
  const typed = { value, written: writtenAt(pointer, value, document) };
  const found = typed.written === '' ? foundKind(value) : typed.written;
  return {
    rule: 'wrong-kind',
    place: { pointer },
    message: `Bij ${fieldInWords(document, pointer)} hoort ${wantedKinds(kinds)}, maar er staat ${found}.`,
    hint: before + correction(typed, schema, document.lookup),
    replacement: safeCorrection(typed, schema, document.lookup),
  };
}

/** A long list of numbers is read once. */
const locatorFor = memoized(({ text }: ValidatedDocument) => locatorOf(text), new WeakMap());

/** A number as typed: `1.000` is read as 1, and the author means a thousand. */
function writtenAt(pointer: string, value: JsonValue, document: ValidatedDocument): string {
  if (typeof value !== 'number') return '';
  const { start, end } = locatorFor(document).locate({ pointer });
  return document.text.slice(start, end) || String(value);
}

function wrongDocument({ value }: SchemaError, { kind, schema, lookup }: ValidatedDocument): SchemaFinding {
  const what = kind === 'page' ? 'Een pagina' : 'Dit bestand';
  const fields = lookup.requiredOf(schema).slice(0, 3);
  const isOnlyItem = Array.isArray(value) && value.length === 1 && isObject(value[0]);
  return {
    rule: 'wrong-kind',
    place: { pointer: '' },
    message: `${what} is een groep velden tussen { en }, maar hier staat ${foundKind(value)}.`,
    hint: isOnlyItem
      ? 'Haal de [ aan het begin en de ] aan het eind weg.'
      : `${Array.isArray(value) && value.length > 1 ? 'Zet elke pagina in een eigen bestand. ' : ''}Begin met { en eindig met }: { ${fields.map((name) => `${JSON.stringify(name)}: …`).join(', ')} }.`,
  };
}
