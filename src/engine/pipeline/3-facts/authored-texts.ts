import { eachText } from '../../json/each-text.ts';
import type { JsonValue } from '../../json/json-value.ts';
import { isProse } from './prose-fields.ts';

/** A text as its author wrote it. */
export interface AuthoredText {
  text: string;
  pointer: string;
  /** The name of the field; a text in a list has the name of the list. */
  key: string;
  /** The object or list that holds it. */
  holder: JsonValue;
  /** Whether visitors read it: no address, name of a file or code. */
  isProse: boolean;
}

/** All texts of a document, in the order of the file. */
export function authoredTexts(value: JsonValue): AuthoredText[] {
  const texts: AuthoredText[] = [];
  eachText(value, (text, key, place) => {
    texts.push({ text, pointer: place.pointer(), key, holder: place.around(0), isProse: isProse(key) });
  });
  return texts;
}
