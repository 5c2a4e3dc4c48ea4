import { stringOrEmptyAt } from '../../json/json-shape.ts';
import type { JsonObject } from '../../json/json-value.ts';
import { parentPointer, pointerSteps, valueAt } from '../../json/pointer.ts';
import { isBlock } from './block-place.ts';
import type { SchemaFinding, Subject } from './schema-finding.ts';
import { fieldSkeleton } from './skeleton.ts';
import { firstSentence, quote } from './words.ts';

/** A missing required field; `schema` is that of the field. */
export function missingField(
  { pointer, name, schema }: { pointer: string; name: string; schema: JsonObject },
  subject: Subject,
): SchemaFinding {
  const description = stringOrEmptyAt(subject.book.open(schema), 'description');
  const explained = description === '' ? '' : `${firstSentence(description)} `;
  return {
    rule: 'missing-field',
    place: { pointer },
    around: pointer,
    message: `${objectInWords(pointer, subject)} ontbreekt ${quote(name)}.`,
    hint: `${explained}Voeg toe: ${fieldSkeleton(name, schema, subject.book)}`,
  };
}

function objectInWords(pointer: string, { kind, value }: Subject): string {
  if (isBlock(kind, pointer)) return 'In dit blok';
  const name = pointerSteps(pointer).at(-1);
  if (name === undefined) return kind === 'page' ? 'Op deze pagina' : 'In dit bestand';
  return Array.isArray(valueAt(value, parentPointer(pointer))) ? 'In dit item' : `In ${quote(name)}`;
}
