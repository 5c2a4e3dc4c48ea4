import { childPointer } from '../../../shared/json/json-pointer.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';
import { fieldInWords } from './field-in-words.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { quoteOrName } from './words.ts';

/** A duplicate list item, reported at the later one. */
export function duplicateItem(
  { pointer, value, params }: SchemaError,
  document: ValidatedDocument,
): SchemaFinding {
  const [earlier = 0, later = 0] = [Number(params.i), Number(params.j)].sort((one, other) => one - other);
  const item = Array.isArray(value) ? (value[later] ?? null) : null;
  const place = childPointer(pointer, later);
  return {
    rule: 'duplicate-item',
    place: { pointer: place },
    message: `${capitalised(quoteOrName(item))} staat twee keer in ${fieldInWords(document, pointer)}: bij item ${earlier + 1} en item ${later + 1}.`,
    hint: 'Haal een van de twee weg.',
  };
}
