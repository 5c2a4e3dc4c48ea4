import type { FormControl } from '../../../shared/editor-forms.ts';
import type { JsonValue } from '../../../shared/json-value.ts';

/** A list as its form knows it. */
export type ListForm = Extract<FormControl, { kind: 'list' }>;

/** With what a list grows; undefined when nothing more fits. Of choices that may stand there once, the first that is left. */
export function newItem(
  { item, start, maxItems, uniqueItems }: ListForm,
  items: readonly JsonValue[],
): JsonValue | undefined {
  if (maxItems !== undefined && items.length >= maxItems) return undefined;
  if (uniqueItems && item.kind === 'choice')
    return item.options.find(({ value }) => !items.includes(value))?.value;
  const last = items.at(-1);
  return last === undefined ? start : emptied(last, start);
}

/** An item such as the last, with nothing in it: a row of a table gets as many cells. */
function emptied(last: JsonValue, start: JsonValue): JsonValue {
  return Array.isArray(last) ? last.map(() => (Array.isArray(start) ? (start[0] ?? '') : '')) : start;
}
