import { parentPointer, pointerSteps, valueAt } from '../../json/pointer.ts';
import type { Subject } from './schema-finding.ts';
import { quote } from './words.ts';

/** A value in Dutch: `"title"`, `item 2 van "features"`, `item 3`. Not for the root. */
export function fieldInWords(subject: Pick<Subject, 'value'>, pointer: string): string {
  const name = pointerSteps(pointer).at(-1) ?? '';
  const holder = parentPointer(pointer);
  if (!Array.isArray(valueAt(subject.value, holder))) return quote(name);
  const item = `item ${Number(name) + 1}`;
  const list = pointerSteps(holder).at(-1);
  const listIsNamed = list !== undefined && !Array.isArray(valueAt(subject.value, parentPointer(holder)));
  return listIsNamed ? `${item} van ${quote(list)}` : item;
}
