import { childPointer } from './json-pointer.ts';
import type { JsonValue } from './json-value.ts';

/** JSON pointer of the first value that differs, as deep as both have one; undefined where nothing does. */
export function firstDifference(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): string | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const [old, present] = [childrenOf(before), childrenOf(after)];
  if (!old || !present || Array.isArray(before) !== Array.isArray(after)) return '';
  for (const name of new Set([...present.keys(), ...old.keys()])) {
    const within = firstDifference(old.get(name), present.get(name));
    if (within !== undefined) return childPointer('', name) + within;
  }
  // Only the order of the fields.
  return '';
}

function childrenOf(value: JsonValue | undefined): ReadonlyMap<string, JsonValue> | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}
