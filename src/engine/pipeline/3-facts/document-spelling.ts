import type { JsonValue } from '../../../shared/json/json-value.ts';
import { memoized } from '../../../shared/memoized.ts';
import type { FieldName } from '../../../shared/page/field-name.ts';
import { withPlainLetters } from '../../../shared/text/plain-letters.ts';
import type { TextRange } from '../../diagnostics/diagnostic.ts';
import type { Dictionary, Verdict } from '../../text/spelling/dictionary.ts';
import { type PlacedWord, wordsInText } from '../../text/spelling/words-in-text.ts';
import { type AuthoredText, authoredTexts } from './authored-texts.ts';

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

/** Fields with the names of people, companies, streets and places. */
const names: ReadonlySet<string> = new Set<FieldName>(['author', 'city', 'company', 'source', 'street']);

/** Looks up the words of a document's prose. */
export function documentSpelling(value: JsonValue, dictionary: Dictionary): DocumentSpelling {
  const unknown = new Map<string, SpelledWord>();
  const compounds = new Set<string>();
  const judge = judgeOf(dictionary);
  for (const { text, pointer } of proseOf(value)) {
    let start = 0;
    for (const run of text.split(' ')) {
      for (const { verdict, ...placed } of judge(run)) {
        const spelled = spelledWord(placed, { pointer, start });
        if (verdict === 'compound') compounds.add(spelled.word);
        else if (!unknown.has(spelled.word)) unknown.set(spelled.word, spelled);
      }
      start += run.length + 1;
    }
  }
  return { unknown: [...unknown.values()], compounds: [...compounds] };
}

interface JudgedWord extends PlacedWord {
  verdict: Exclude<Verdict, 'listed'>;
}

/** The words of a run between spaces that are not listed. */
type Judge = (run: string) => readonly JudgedWord[];

/** Remembers each run: a site says most of them more than once. */
const judgeOf = memoized(
  (dictionary: Dictionary): Judge =>
    memoized((run) =>
      wordsInText(run).flatMap((placed): JudgedWord[] => {
        // How its letters are made is for another rule.
        const verdict = dictionary.judge(withPlainLetters(placed.word));
        return verdict === 'listed' ? [] : [{ ...placed, verdict }];
      }),
    ),
  new WeakMap(),
);

/** The first place of a word, in lower case. */
export function placeOfWord(value: JsonValue, word: string): SpelledWord | undefined {
  return wordsOf(value).find((each) => each.word === word);
}

function wordsOf(value: JsonValue): SpelledWord[] {
  return proseOf(value).flatMap(({ text, pointer }) =>
    wordsInText(text).map((placed) => spelledWord(placed, { pointer, start: 0 })),
  );
}

function proseOf(value: JsonValue): AuthoredText[] {
  return authoredTexts(value).filter(({ isProse, key }) => isProse && !names.has(key));
}

function spelledWord({ word, start, end }: PlacedWord, of: { pointer: string; start: number }): SpelledWord {
  const range = { start: of.start + start, end: of.start + end };
  return { word: word.toLowerCase(), written: word, pointer: of.pointer, range };
}
