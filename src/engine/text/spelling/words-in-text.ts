import type { TextRange } from '../../diagnostics/diagnostic.ts';

export interface PlacedWord extends TextRange {
  word: string;
}

/** Links, values of the site, mail and web addresses. */
const notProse = /\]\([^)]*\)|\{\w+\}|\S+@\S+|(?:https?:|www\.)\S+|\/[\w/-]+/g;
const word = /(?<![\p{L}\p{N}-])\p{L}(?:[\p{L}\p{M}’'-]*\p{L})?(?!-)(?![\p{L}\p{M}])/gu;

/** The words of an authored text, with their places in it; not the first half of `voorjaars- en najaarswerk`. */
export function wordsInText(text: string): PlacedWord[] {
  const prose = text.replace(notProse, (skipped) => ' '.repeat(skipped.length));
  return [...prose.matchAll(word)].map(({ 0: found, index }) => ({
    word: found,
    start: index,
    end: index + found.length,
  }));
}
