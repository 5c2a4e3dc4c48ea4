import type { JsonValue } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { countWords, diceOf, type WordCounts } from './word-counts.ts';

// Memoized: an item of a list is compared with all others.
const texts = new WeakMap<object, string>();
const bags = new WeakMap<object, WordCounts>();

/** Dice coefficient of two values' words. 1 only when equal; 0 for blocks of different types. */
export function similarity(before: JsonValue, after: JsonValue): number {
  if (kept(texts, before, JSON.stringify) === kept(texts, after, JSON.stringify)) return 1;
  if (isObject(before) && isObject(after) && kindOf(before) !== kindOf(after)) return 0;
  const one = kept(bags, before, countWords);
  const other = kept(bags, after, countWords);
  let common = 0;
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0);
  return diceOf(common, one.total + other.total);
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

function kept<Made>(known: WeakMap<object, Made>, value: JsonValue, make: (value: JsonValue) => Made): Made {
  if (typeof value !== 'object' || value === null) return make(value);
  const made = known.get(value) ?? make(value);
  known.set(value, made);
  return made;
}
