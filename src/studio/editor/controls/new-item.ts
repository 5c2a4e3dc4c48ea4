import type { ControlOf } from '../../../shared/authors/editor-forms.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';

/**
 * The next item of a list; undefined when no more fit. Of choices that may stand there once, the first that is left; of
 * such numbers, the next of the row that they make.
 */
export function newItem(
  { item, start, maxItems, uniqueItems }: ControlOf<'list'>,
  items: readonly JsonValue[],
): JsonValue | undefined {
  if (maxItems !== undefined && items.length >= maxItems) return undefined;
  if (uniqueItems && item.kind === 'choice')
    return item.options.find(({ value }) => !items.includes(value))?.value;
  if (uniqueItems && item.kind === 'number' && items.length > 0) return nextOfRow(item, items);
  const last = items.at(-1);
  return last === undefined ? start : emptied(last, start);
}

/** Continues the row by its last difference, else takes the smallest free number. */
function nextOfRow(
  { minimum = 0, maximum = Infinity }: ControlOf<'number'>,
  items: readonly JsonValue[],
): number {
  const numbers = items.filter((value) => typeof value === 'number');
  const [last = minimum, before = 0] = numbers.toReversed();
  const next = last + (last - before);
  if (next >= minimum && next <= maximum && !numbers.includes(next)) return next;
  let free = minimum;
  while (numbers.includes(free)) free += 1;
  return free;
}

/** An empty item of the same shape as the last: a row of a table gets as many cells. */
function emptied(last: JsonValue, start: JsonValue): JsonValue {
  return Array.isArray(last) ? last.map(() => (Array.isArray(start) ? (start[0] ?? '') : '')) : start;
}
