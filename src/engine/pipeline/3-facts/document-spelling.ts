import type { JsonValue } from '../../json/json-value.ts';
import type { Dictionary } from '../../text/spelling/dictionary.ts';
import { wordsInText } from '../../text/spelling/words-in-text.ts';
import { authoredTexts } from './authored-texts.ts';

/** What a dictionary does not list of a document's words, each once and in lower case. */
export interface DocumentSpelling {
  unknown: string[];
  /** Made of words that it lists. */
  compounds: string[];
}

/** Fields with the names of people and companies. */
const names = new Set(['author', 'company']);

/** Looks up the words of a document's prose. */
export function documentSpelling(value: JsonValue, dictionary: Dictionary): DocumentSpelling {
  const words = new Set(
    authoredTexts(value)
      .filter(({ isProse, key }) => isProse && !names.has(key))
      .flatMap(({ text }) => wordsInText(text).map(({ word }) => word)),
  );
  const verdicts = [...words].map((word) => ({ word: word.toLowerCase(), verdict: dictionary.judge(word) }));
  const judged = (wanted: string): string[] => [
    ...new Set(verdicts.filter(({ verdict }) => verdict === wanted).map(({ word }) => word)),
  ];
  return { unknown: judged('unknown'), compounds: judged('compound') };
}
