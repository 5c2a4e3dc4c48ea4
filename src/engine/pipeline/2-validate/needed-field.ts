import { childPointer } from '../../../shared/json/json-pointer.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { fieldSkeleton } from './skeleton.ts';
import { quote } from './words.ts';

/** A field that says nothing without another one, which is missing. */
export function neededField(
  { pointer, params, schema }: SchemaError,
  { lookup }: ValidatedDocument,
): SchemaFinding {
  const [name, needed] = [String(params.property), String(params.missingProperty)];
  const skeleton = fieldSkeleton(needed, lookup.fieldsOf(schema).get(needed) ?? {}, lookup);
  return {
    rule: 'missing-field',
    place: { pointer: childPointer(pointer, name), part: 'key' },
    message: `Zonder ${quote(needed)} ziet niemand wat er bij ${quote(name)} staat.`,
    hint: `Voeg toe: ${skeleton}, of haal ${quote(name)} weg.`,
  };
}
