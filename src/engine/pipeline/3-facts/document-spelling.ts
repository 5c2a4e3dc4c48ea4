import type { TextRange } from '../../diagnostics/diagnostic.ts';
import type { JsonValue } from '../../json/json-value.ts';
import type { Dictionary } from '../../text/spelling/dictionary.ts';
import { wordsInText } from '../../text/spelling/words-in-text.ts';
import { authoredTexts } from './authored-texts.ts';

/** A word at its first place in a document. */
export interface SpelledWord {
  /** In lower case. */
  word: string;
  written: string;
  pointer: string;
  /** Within the text there. */
  range: TextRange;
}

/** What a dictionary does not list of a document's words, each once. */
export interface DocumentSpelling {
  unknown: SpelledWord[];
  /** In lower case: made of words that it lists. */
  compounds: string[];
}

/** Fields with the names of people and companies. */
const names = new Set(['author', 'company']);

/** Looks up the words of a document's prose. */
export function documentSpelling(value: JsonValue, dictionary: Dictionary): DocumentSpelling {
  const verdicts = new Map<string, ReturnType<Dictionary['judge']>>();
  const unknown = new Map<string, SpelledWord>();
  const compounds = new Set<string>();
  for (const spelled of wordsOf(value)) {
    const { word, written } = spelled;
    const verdict = verdicts.get(written) ?? dictionary.judge(written);
    verdicts.set(written, verdict);
    if (verdict === 'compound') compounds.add(word);
    if (verdict === 'unknown' && !unknown.has(word)) unknown.set(word, spelled);
  }
  return { unknown: [...unknown.values()], compounds: [...compounds] };
}

/** The first place of a word, in lower case. */
export function placeOfWord(value: JsonValue, word: string): SpelledWord | undefined {
  return wordsOf(value).find((each) => each.word === word);
}

function wordsOf(value: JsonValue): SpelledWord[] {
  return authoredTexts(value)
    .filter(({ isProse, key }) => isProse && !names.has(key))
    .flatMap(({ text, pointer }) =>
      wordsInText(text).map(({ word, start, end }) => ({
        word: word.toLowerCase(),
        written: word,
        pointer,
        range: { start, end },
      })),
    );
}
