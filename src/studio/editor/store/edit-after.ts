import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { parentPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { lastName } from '../../../shared/page/route.ts';

/**
 * Rebases an edit on earlier ones that were still pending when it was requested: its target may have another index by
 * then. Undefined when the target is gone, or cannot move any further.
 */
export function editAfter(
  edit: JsonEdit,
  { others, value }: { others: readonly JsonEdit[]; value: JsonValue | undefined },
): JsonEdit | undefined {
  let pointer: string | undefined = edit.pointer;
  for (const other of others) pointer = pointer === undefined ? undefined : pointerAfter(pointer, other);
  if (pointer === undefined) return undefined;
  if (edit.kind !== 'move') return { ...edit, pointer };
  const to = edit.to + indexOf(pointer) - indexOf(edit.pointer);
  return valueAt(value, `${parentPointer(pointer)}/${to}`) === undefined
    ? undefined
    : { ...edit, pointer, to };
}

/** The pointer of a value after an edit. */
function pointerAfter(pointer: string, edit: JsonEdit): string | undefined {
  const list = parentPointer(edit.pointer);
  const at = indexOf(edit.pointer);
  if (edit.kind === 'set' || Number.isNaN(at) || !pointer.startsWith(`${list}/`)) return pointer;
  const [step = '', ...within] = pointer.slice(list.length + 1).split('/');
  const index = indexAfter(Number(step), at, edit);
  return index === undefined ? undefined : [list, index, ...within].join('/');
}

function indexAfter(index: number, at: number, edit: Exclude<JsonEdit, { kind: 'set' }>): number | undefined {
  switch (edit.kind) {
    case 'remove':
      return index === at ? undefined : index - Number(index > at);
    case 'insert':
      return index + Number(index >= at);
    case 'duplicate':
      return index + Number(index > at);
    case 'move':
      if (index === at) return edit.to;
      return index - Number(index > at && index <= edit.to) + Number(index < at && index >= edit.to);
  }
}

/** Of an item in its list; not a number for a field. */
function indexOf(pointer: string): number {
  return Number(lastName(pointer) || Number.NaN);
}
