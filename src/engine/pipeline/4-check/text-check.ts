import type { Severity, TextRange } from '../../diagnostics/diagnostic.ts';
import type { JsonValue } from '../../json/json-value.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import type { AuthoredText } from '../3-facts/word-reader.ts';
import type { Check } from './check.ts';

/** What is wrong with some words of a text. */
export interface TextFinding {
  /** The words in question. */
  range: TextRange;
  severity?: Severity;
  message: string;
  hint?: string;
  /** As in `Finding`. */
  replacement?: string;
}

/** The same with the place of that text. */
export interface PlacedFinding extends TextFinding {
  pointer: string;
}

/** A document with those of its texts that may be wrong. */
export interface WatchedDocument {
  kind: SourceDocument['kind'];
  value: JsonValue;
  /** The texts that hold one of these words, each once. The words must be among those that the check watches. */
  textsWith(words: readonly string[]): readonly AuthoredText[];
}

/** A rule about the words of a document, whatever other documents say. */
export interface DocumentRule {
  rule: string;
  why: string;
  /** Only texts with one of these words can be wrong. */
  watch: readonly string[];
  judge(document: WatchedDocument): PlacedFinding[];
}

/** A rule about the words of single texts. */
export interface TextRule extends Omit<DocumentRule, 'judge'> {
  judge(text: AuthoredText): TextFinding[];
}

/** A check that has judged each document by itself before anybody sees the site. */
export type DocumentCheck = Check & DocumentRule;

/** Makes a check of a rule about the words of a document. */
export function documentCheck(rule: DocumentRule): DocumentCheck {
  return { ...rule, run: ({ foundBefore }) => foundBefore.get(rule.rule) ?? [] };
}

/** Makes a check of a rule about the words of single texts; it looks only at texts that hold a word to watch for. */
export function textCheck({ judge, ...rule }: TextRule): DocumentCheck {
  return documentCheck({
    ...rule,
    judge: ({ textsWith }) =>
      textsWith(rule.watch).flatMap((text) =>
        judge(text).map((finding) => ({ pointer: text.pointer, ...finding })),
      ),
  });
}

/** All matches of a pattern with the flag `g`; quick where there is none, which is nearly always. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** The place of a match in its text. */
export function rangeOf({ index, 0: words }: RegExpExecArray): TextRange {
  return { start: index, end: index + words.length };
}
