import { parentPointer, pointerSteps, valueAt } from '../../../shared/json/json-pointer.ts';
import type { ValidatedDocument } from './schema-finding.ts';
import { quote } from './words.ts';

/** A value in Dutch: `"title"`, `item 2 van "features"`, `item 3`. Not for the root. */
export function fieldInWords(document: Pick<ValidatedDocument, 'value'>, pointer: string): string {
  const name = pointerSteps(pointer).at(-1) ?? '';
  const holder = parentPointer(pointer);
  if (!Array.isArray(valueAt(document.value, holder))) return quote(name);
  const item = `item ${Number(name) + 1}`;
  const list = pointerSteps(holder).at(-1);
  const listIsNamed = list !== undefined && !Array.isArray(valueAt(document.value, parentPointer(holder)));
  return listIsNamed ? `${item} van ${quote(list)}` : item;
}
