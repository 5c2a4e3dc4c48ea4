import { childPointer } from '../../shared/json/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../shared/json/json-value.ts';
import { isObject } from './json-shape.ts';

/** Valid during the visit only. */
interface TextPlace {
  pointer(): string;
  /** Ancestor of the string: 0 is its parent. */
  ancestor(levels: number): JsonValue;
}

interface Frame {
  value: JsonValue[] | JsonObject;
  /** Undefined for a list. */
  names: string[] | undefined;
  count: number;
  next: number;
  key: string;
}

/**
 * Visits all strings in document order, except under `$` keys; in a list `key` is that of the list.
 * Iterative, because files may nest deeper than the call stack; pointers are lazy, for speed.
 */
export function eachText(
  value: JsonValue | undefined,
  visit: (text: string, key: string, place: TextPlace) => void,
): void {
  const frames: Frame[] = [];
  const stepOf = ({ names, next }: Frame): string | number => names?.[next - 1] ?? next - 1;
  const place: TextPlace = {
    pointer: () => frames.reduce((pointer, frame) => childPointer(pointer, stepOf(frame)), ''),
    ancestor: (levels) => frames[Math.max(0, frames.length - 1 - levels)]?.value ?? null,
  };
  const enter = (entered: JsonValue | undefined, key: string): void => {
    if (typeof entered === 'string') visit(entered, key, place);
    else if (Array.isArray(entered)) {
      frames.push({ value: entered, names: undefined, count: entered.length, next: 0, key });
    } else if (isObject(entered)) {
      const names = Object.keys(entered);
      frames.push({ value: entered, names, count: names.length, next: 0, key });
    }
  };
  enter(value, '');
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    if (frame.next === frame.count) {
      frames.pop();
      continue;
    }
    const name = frame.names?.[frame.next];
    const member = Array.isArray(frame.value) ? frame.value[frame.next] : frame.value[name ?? ''];
    frame.next += 1;
    if (!name?.startsWith('$')) enter(member, name ?? frame.key);
  }
}
