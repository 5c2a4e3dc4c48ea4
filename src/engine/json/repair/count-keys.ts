import type { JsonValue } from '../../../shared/json/json-value.ts';

/** Estimates the number of keys in JSON source; key-like text in a string counts too. */
export function countKeysInText(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1;
    while (before > 0 && text.charCodeAt(before) <= 32) before -= 1;
    if (text.charCodeAt(before) === 34) count += 1;
  }
  return count;
}

/** Counts keys and nesting depth, iteratively. */
export function measureValue(value: JsonValue): { keys: number; depth: number } {
  let keys = 0;
  let depth = 0;
  let level: JsonValue[] = [value];
  for (;;) {
    const next: JsonValue[] = [];
    let nested = false;
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      nested = true;
      const list = Array.isArray(part);
      const parts = list ? part : Object.values(part);
      if (!list) keys += parts.length;
      for (const inner of parts) if (typeof inner === 'object' && inner !== null) next.push(inner);
    }
    if (!nested) return { keys, depth };
    depth += 1;
    level = next;
  }
}
