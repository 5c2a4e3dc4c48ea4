import type { TextRange } from '../../diagnostics/diagnostic.ts';

/** The matches of a pattern: all with the flag `g`, else the first. Quick where there is none, which is nearly always. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  if (text.search(pattern) < 0) return [];
  if (pattern.global) return [...text.matchAll(pattern)];
  const first = pattern.exec(text);
  return first === null ? [] : [first];
}

/** The place of a match in its text. */
export function rangeOf({ index, 0: words }: RegExpExecArray): TextRange {
  return { start: index, end: index + words.length };
}
