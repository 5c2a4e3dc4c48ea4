import { eachText } from '../../json/each-text.ts';
import { isObject } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';

const bags = new WeakMap<object, Map<string, number>>();

/** Dice coefficient of two values' words. 1 only when equal; 0 for blocks of different types. */
export function similarity(before: JsonValue, after: JsonValue): number {
  if (JSON.stringify(before) === JSON.stringify(after)) return 1;
  if (isObject(before) && isObject(after) && kindOf(before) !== kindOf(after)) return 0;
  const one = wordsOf(before);
  const other = wordsOf(after);
  let common = 0;
  let total = 0;
  for (const [word, count] of one) {
    common += Math.min(count, other.get(word) ?? 0);
    total += count;
  }
  for (const count of other.values()) total += count;
  return total === 0 ? 0 : Math.min(0.999, (2 * common) / total);
}

/** Whether blocks have the same type, or other values the same JSON type. */
export function mayReplace(before: JsonValue, after: JsonValue): boolean {
  if (isObject(before) && isObject(after)) return kindOf(before) === kindOf(after);
  return Array.isArray(before) === Array.isArray(after) && typeof before === typeof after;
}

/** Undefined for non-blocks. */
function kindOf({ type, shared }: Record<string, JsonValue>): JsonValue | undefined {
  return shared ?? type;
}

function wordsOf(value: JsonValue): Map<string, number> {
  const kept = typeof value === 'object' && value !== null ? bags.get(value) : undefined;
  if (kept) return kept;
  const words = new Map<string, number>();
  eachText(value, (text) => {
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      words.set(word, (words.get(word) ?? 0) + 1);
  });
  if (typeof value === 'object' && value !== null) bags.set(value, words);
  return words;
}
