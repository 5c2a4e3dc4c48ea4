import { lineIndex } from './line-index.ts';

/** One syntax mistake in a text that should be JSON, with the characters to point at (`end` is exclusive). */
export interface JsonSyntaxError {
  rule: 'json-syntax' | 'too-deep';
  start: number;
  end: number;
  message: string;
  hint: string;
  /** As in `Diagnostic`. */
  replacement?: string;
}
/** What to say about an error, before its place is known. */
export type SyntaxMessage = Pick<JsonSyntaxError, 'message' | 'hint' | 'replacement'>;

/** Collects errors: the first of each line, and none after one that leaves the rest of the file unclear. */
export class SyntaxErrorList {
  readonly items: JsonSyntaxError[] = [];
  stopped = false;
  private readonly lines;
  private readonly linesWithError = new Set<number>();

  constructor(text: string) {
    this.lines = lineIndex(text);
  }

  /** Line (from 1) of an offset. */
  lineOf(offset: number): number {
    return this.lines.lineOf(offset);
  }

  /** Offset at which the line of an offset begins. */
  startOfLine(offset: number): number {
    return this.lines.startOf(this.lines.lineOf(offset));
  }

  add(start: number, end: number, text: SyntaxMessage, rule: JsonSyntaxError['rule'] = 'json-syntax'): void {
    if (this.stopped) return;
    const line = this.lineOf(start);
    if (this.linesWithError.has(line)) return;
    this.linesWithError.add(line);
    this.items.push({ rule, start, end, ...text });
  }

  /** As `add`, and the last one: what follows would be guesswork. */
  addLast(
    start: number,
    end: number,
    text: SyntaxMessage,
    rule: JsonSyntaxError['rule'] = 'json-syntax',
  ): void {
    this.add(start, end, text, rule);
    this.stopped = true;
  }
}
