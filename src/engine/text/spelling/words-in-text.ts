import { pictureEndingPattern } from '../../../shared/page/picture-endings.ts';
import { shortForm } from './short-forms.ts';

/** Offsets in UTF-16 units; `end` is exclusive. */
export interface PlacedWord {
  /** Without the hyphens that only show where it breaks. */
  word: string;
  start: number;
  end: number;
}

/** Where the text between two spaces can begin to be no prose: sought from each letter of a picture pasted as text, it takes minutes. */
const begun = String.raw`(?<![^\s)}])`;

/** Links, values of the site, addresses, names of files, and what is written in capitals or shortened. */
const notProse = new RegExp(
  [
    String.raw`${begun}\S*\ufffd\S*|\]\([^()]*\)|\{\w+\}|${begun}\S+@\S+|(?:https?:|www\.)\S+|\/[\w/-]+`,
    String.raw`(?<![\w-])[\w-]+\.(?:${pictureEndingPattern}|pdf|json|nl|com)\b`,
    String.raw`(?<![\p{L}\p{N}-])\p{Lu}{2,6}(?![\p{L}])`,
    shortForm,
  ].join('|'),
  'gu',
);
const softHyphen = /\u00ad/g;
const word = /(?<![\p{L}\p{N}-])\p{L}(?:[\p{L}\p{M}\u00ad’'-]*\p{L})?(?!-)(?![\p{L}\p{M}])/gu;

/** The words of an authored text, with their places in it; not the first half of `voorjaars- en najaarswerk`. */
export function wordsInText(text: string): PlacedWord[] {
  // Word keeps a line from breaking with a hyphen of its own.
  const plain = text.replaceAll('\u2011', '-');
  const prose = plain.replace(notProse, (skipped) => ' '.repeat(skipped.length));
  return [...prose.matchAll(word)].map(({ 0: found, index }) => ({
    word: found.replace(softHyphen, ''),
    start: index,
    end: index + found.length,
  }));
}
