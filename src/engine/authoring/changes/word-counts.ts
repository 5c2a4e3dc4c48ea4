import { countsOf } from '../../../shared/counts-of.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { eachText } from '../../json/each-text.ts';

/** The words of a value. */
export interface WordCounts {
  /** How often each stands in it. */
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** Counts the words in all texts of a value, in lower case. */
export function countWords(value: JsonValue): WordCounts {
  const texts: string[] = [];
  eachText(value, (text) => {
    texts.push(text.toLowerCase());
  });
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
  return { counts: countsOf(words), total: words.length };
}

/**
 * Dice coefficient of two values that are not equal, so below 1.
 * @param common how many words they share
 * @param total how many they have together
 */
export function diceOf(common: number, total: number): number {
  return total === 0 ? 0 : Math.min(0.999, (2 * common) / total);
}
