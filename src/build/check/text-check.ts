import type { Severity, Stretch } from '../problem/problem.ts';
import type { Check, Finding } from './check.ts';
import type { SiteIndex } from './site-index.ts';
import type { AuthoredText } from './word-index.ts';

/** What is wrong with some words of a text. */
export interface TextFinding {
  /** The words in question. */
  within: Stretch;
  severity?: Severity;
  message: string;
  hint?: string;
  /** As in `Problem`, without anything that JSON writes otherwise. */
  instead?: string;
}

/** A rule about the words of single texts. */
export interface TextRule {
  rule: string;
  why: string;
  /** Only texts with one of these words can be wrong. */
  watch: readonly string[];
  judge(text: AuthoredText, site: SiteIndex): TextFinding[];
}

/** Makes a check of a rule about the words of single texts; it looks only at texts that hold a word to watch for. */
export function textCheck({ rule, why, watch, judge }: TextRule): Check {
  return {
    rule,
    why,
    watch,
    run(site) {
      return site.words
        .textsWith(watch)
        .flatMap((text) =>
          judge(text, site).map(
            (finding): Finding => ({ document: text.document, pointer: text.pointer, ...finding }),
          ),
        );
    },
  };
}

/** All matches of a pattern with the flag `g`; quick where there is none, which is nearly always. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** The place of a match in its text. */
export function stretchOf({ index, 0: words }: RegExpExecArray): Stretch {
  return { start: index, end: index + words.length };
}
