import type { JsonValue } from '../load/source-document.ts';
import { childPointer } from '../validate/pointer.ts';

/** A text that an author wrote, and where. */
export interface PlacedText {
  pointer: string;
  /** The name of the field; a text in a list has the name of the list. */
  key: string;
  text: string;
}

/**
 * Every text inside a value, in the order of the file.
 * Keeps its own stack, because an author's file may nest deeper than the language can call.
 */
export function textsOf(value: JsonValue): PlacedText[] {
  const texts: PlacedText[] = [];
  const waiting: { pointer: string; key: string; value: JsonValue }[] = [{ pointer: '', key: '', value }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { pointer, key, value } = next;
    if (typeof value === 'string') texts.push({ pointer, key, text: value });
    else if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) {
        const item = value[index];
        if (item !== undefined) waiting.push({ pointer: `${pointer}/${index}`, key, value: item });
      }
    } else if (value !== null && typeof value === 'object') {
      for (const name of Object.keys(value).reverse()) {
        const member = value[name];
        if (member === undefined || name.startsWith('$')) continue;
        waiting.push({ pointer: childPointer(pointer, name), key: name, value: member });
      }
    }
  }
  return texts;
}
