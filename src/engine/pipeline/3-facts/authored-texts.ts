import type { JsonValue } from '../../../shared/json/json-value.ts';
import { lastOnly } from '../../../shared/last-only.ts';
import { eachText } from '../../json/each-text.ts';
import { isProse } from './prose-fields.ts';

/** A string as written. */
export interface AuthoredText {
  text: string;
  pointer: string;
  /** The field, or that of the list that holds it. */
  key: string;
  /** The enclosing object or list. */
  holder: JsonValue;
  /** Whether it is prose and not an address, file or code. */
  isProse: boolean;
}

/** All strings of a document, in source order. Remembers the last one: facts and rules ask for the same in turn. */
export const authoredTexts = lastOnly(textsIn);

function textsIn(value: JsonValue): readonly AuthoredText[] {
  const texts: AuthoredText[] = [];
  eachText(value, (text, key, place) => {
    texts.push({ text, pointer: place.pointer(), key, holder: place.ancestor(0), isProse: isProse(key) });
  });
  return texts;
}
