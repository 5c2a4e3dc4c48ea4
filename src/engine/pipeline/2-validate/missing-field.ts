import { parentPointer, pointerSteps, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { stringOrEmptyAt } from '../../json/json-shape.ts';
import { isBlock } from './block-place.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { fieldSkeleton } from './skeleton.ts';
import { firstSentence, quote } from './words.ts';

/** A missing required field; `schema` is that of the field. */
export function missingField(
  { pointer, name, schema }: { pointer: string; name: string; schema: JsonObject },
  document: ValidatedDocument,
): SchemaFinding {
  const field = document.lookup.resolve(schema);
  const description = stringOrEmptyAt(field, 'description');
  const explained = description === '' ? '' : `${firstSentence(description)} `;
  const form = stringOrEmptyAt(field, 'patternErrorMessage');
  return {
    rule: 'missing-field',
    place: { pointer },
    message: `${objectInWords(pointer, document)} ontbreekt ${quote(name)}.`,
    hint: `${explained}Voeg toe: ${fieldSkeleton(name, schema, document.lookup)}${form && `. ${form}`}`,
  };
}

function objectInWords(pointer: string, { kind, value }: ValidatedDocument): string {
  if (isBlock(kind, pointer)) return 'In dit blok';
  const name = pointerSteps(pointer).at(-1);
  if (name === undefined) return kind === 'page' ? 'Op deze pagina' : 'In dit bestand';
  return Array.isArray(valueAt(value, parentPointer(pointer))) ? 'In dit item' : `In ${quote(name)}`;
}
