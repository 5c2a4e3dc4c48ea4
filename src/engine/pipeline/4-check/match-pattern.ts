import type { TextRange } from '../../diagnostics/diagnostic.ts';

/** All matches of a global pattern, else the first; fast when there is none. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  if (text.search(pattern) < 0) return [];
  if (pattern.global) return [...text.matchAll(pattern)];
  const first = pattern.exec(text);
  return first === null ? [] : [first];
}

/** The range of a match. */
export function rangeOf({ index, 0: words }: RegExpExecArray): TextRange {
  return { start: index, end: index + words.length };
}
