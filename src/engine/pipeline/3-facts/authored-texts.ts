import type { JsonValue } from '../../../shared/json/json-value.ts';
import { memoizeLast } from '../../../shared/memoize-last.ts';
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
  /** Whether it is prose to judge, and not an address, file or code, nor longer than `maxProseLength`. */
  isProse: boolean;
}

/**
 * In UTF-16 units, above what any field takes: that it is too long is said anyway, and what else is wrong in something that was pasted
 * by accident would be said thousands of times, after minutes.
 */
export const maxProseLength = 10_000;

/** All strings of a document, in source order. Remembers the last one: facts and rules ask for the same in turn. */
export const authoredTexts = memoizeLast(textsIn);

function textsIn(value: JsonValue): readonly AuthoredText[] {
  const texts: AuthoredText[] = [];
  eachText(value, (text, key, place) => {
    const isJudged = text.length <= maxProseLength && isProse(key);
    texts.push({ text, pointer: place.pointer(), key, holder: place.ancestor(0), isProse: isJudged });
  });
  return texts;
}
