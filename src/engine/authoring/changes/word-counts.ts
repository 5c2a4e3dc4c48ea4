import type { JsonValue } from '../../../shared/json-value.ts';
import { eachText } from '../../json/each-text.ts';

/** The words of a value. */
export interface WordCounts {
  /** How often each stands in it. */
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** Counts the words in all texts of a value, in lower case. */
export function countWords(value: JsonValue): WordCounts {
  const counts = new Map<string, number>();
  let total = 0;
  eachText(value, (text) => {
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      total += 1;
    }
  });
  return { counts, total };
}

/**
 * Dice coefficient of two values that are not equal, so below 1.
 * @param common how many words they share
 * @param total how many they have together
 */
export function diceOf(common: number, total: number): number {
  return total === 0 ? 0 : Math.min(0.999, (2 * common) / total);
}
