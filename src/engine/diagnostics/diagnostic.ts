import type { RuleName } from './rule-table.ts';

/** Some characters of a text, in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** Where in a file a problem is: a value or key by JSON pointer, or some characters when the file is no JSON. */
export type Place =
  /**
   * `''` is the whole document; `/blocks/0/title` a value; with `part: 'key'` the name `title` itself;
   * with `range` some words of a text, counted in what the text says: an escape is one character.
   */
  | { pointer: string; part?: 'key' | 'value'; range?: TextRange }
  /** Offsets in the decoded text of the file. */
  | TextRange;

export type Severity = 'error' | 'warning';

/**
 * One mistake in what an author wrote.
 * `message` is one Dutch sentence (je) that says what is wrong and quotes the value; `hint` is the way out.
 */
export interface Diagnostic {
  /** Stable: it stands in pages and in the settings of other programs. */
  rule: RuleName;
  severity: Severity;
  /** Path as a person would type it, with forward slashes, relative to the working directory. */
  file: string;
  place: Place;
  message: string;
  hint?: string;
  /** Another value that the hint offers for this place, as a reader sees it; it may be a guess or an example. */
  suggestion?: string;
  /**
   * The characters that belong at this place, where only one thing can be meant; empty when what stands there goes.
   * `npm run check -- --fix` writes them.
   */
  replacement?: string;
}

/** A mistake in a content, whatever file holds it. */
export type ContentDiagnostic = Omit<Diagnostic, 'file'>;

/** Whether a site may not be published: warnings may stay, errors may not. */
export function hasErrors(problems: readonly Diagnostic[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
