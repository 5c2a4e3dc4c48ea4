import { parentPointer, pointerSteps, valueAt } from '../../../shared/json/json-pointer.ts';
import { schemaAt } from './schema-at.ts';
import type { ValidatedDocument } from './schema-finding.ts';

/** Advice to remove an optional value; undefined when required. */
export function removal(pointer: string, document: ValidatedDocument): string | undefined {
  const holder = parentPointer(pointer);
  if (Array.isArray(valueAt(document.value, holder))) return 'haal dit item weg';
  const schema = schemaAt(document, holder);
  const name = pointerSteps(pointer).at(-1);
  const optional = schema && name !== undefined && !document.lookup.requiredOf(schema).includes(name);
  return optional ? 'haal dit veld weg' : undefined;
}
