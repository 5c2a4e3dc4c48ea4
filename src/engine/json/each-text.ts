import type { JsonObject, JsonValue } from './json-value.ts';
import { childPointer } from './pointer.ts';

/** Where a visited text stands; only valid while the visit lasts. */
export interface TextPlace {
  pointer(): string;
  /** The field of the whole document that holds the text, such as `blocks`. */
  section(): string;
  /** What holds the text (0), what holds that (1), and so on up to the whole document. */
  around(levels: number): JsonValue;
}

/** Hears of one text: the words, the name of its field (a text in a list has the name of the list), and its place. */
export type TextVisitor = (text: string, key: string, place: TextPlace) => void;

interface Frame {
  value: JsonValue[] | JsonObject;
  /** The names to visit; undefined for a list. */
  names: string[] | undefined;
  count: number;
  next: number;
  key: string;
}

/**
 * Visits every text inside a value, in the order of the file; names that begin with `$` are no content.
 * Pointers are made only when asked for: a large site has a million texts.
 * Keeps its own stack, because an author's file may nest deeper than the language can call.
 */
export function eachText(value: JsonValue, visit: TextVisitor): void {
  const frames: Frame[] = [];
  const stepOf = ({ names, next }: Frame): string | number => names?.[next - 1] ?? next - 1;
  const place: TextPlace = {
    pointer: () => frames.reduce((pointer, frame) => childPointer(pointer, stepOf(frame)), ''),
    section: () => frames[0]?.names?.[frames[0].next - 1] ?? '',
    around: (levels) => frames[Math.max(0, frames.length - 1 - levels)]?.value ?? null,
  };
  const enter = (entered: JsonValue, key: string): void => {
    if (typeof entered === 'string') visit(entered, key, place);
    else if (Array.isArray(entered)) {
      frames.push({ value: entered, names: undefined, count: entered.length, next: 0, key });
    } else if (entered !== null && typeof entered === 'object') {
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
    if (member !== undefined && !name?.startsWith('$')) enter(member, name ?? frame.key);
  }
}
