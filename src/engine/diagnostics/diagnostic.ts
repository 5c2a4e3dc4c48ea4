import type { Severity } from '../../shared/authors/severity.ts';
import type { RuleName } from './rule-table.ts';

/** Range in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** A JSON pointer, or a range in a file that is not JSON. */
export type Place =
  /** `range` counts in the decoded string. */
  | { pointer: string; part?: 'key' | 'value'; range?: TextRange }
  /** Offsets in the decoded file. */
  | TextRange;

/** The pointer of a place; of a range that of the whole file. */
export function pointerOf(place: Place): string {
  return 'pointer' in place ? place.pointer : '';
}

/** `message` is one Dutch sentence (je) that quotes the value. */
export interface Diagnostic {
  /** Stable: referred to by pages and other programs. */
  rule: RuleName;
  severity: Severity;
  /** Relative to the working directory, with forward slashes. */
  file: string;
  place: Place;
  message: string;
  /** The place in words, where the message is read without its position. */
  where?: string;
  hint?: string;
  /** As a reader sees it, of syntax as source text; may be a guess or example. */
  suggestion?: string;
  /** Source text for `npm run check -- --fix`, only when unambiguous; empty deletes. */
  replacement?: string;
  /** On a misspelt name: whether its value is checked as if the suggestion stood there. */
  isUnderstood?: boolean;
  /** Of one rule, those of the same group are one mistake in many places, which reports list once. */
  group?: string;
  /** A word in lower case that authors may add to `_words.txt`. */
  unknownWord?: string;
  /** Whether it appeared because time passed; `npm run overdue` lists these. */
  isOverdue?: boolean;
}

type Words = Pick<Diagnostic, 'message' | 'where' | 'hint'>;

/** The message with its place, for a reader who is not shown the position. */
export function messageWithPlace({ message, where }: Words): string {
  return where ? `${message} [${where}]` : message;
}

/** Message, place and hint on one line. */
export function diagnosticInWords(diagnostic: Words): string {
  return [messageWithPlace(diagnostic), diagnostic.hint].filter(Boolean).join(' ');
}

export type ContentDiagnostic = Omit<Diagnostic, 'file'>;
