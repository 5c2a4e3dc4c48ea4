import { type LineIndex, lineIndex } from './line-index.ts';

/** `end` is exclusive. */
export interface JsonSyntaxError {
  rule: 'json-syntax' | 'too-deep';
  start: number;
  end: number;
  message: string;
  hint: string;
  /** As in `Diagnostic`; source text. */
  suggestion?: string;
  /** As in `Diagnostic`. */
  replacement?: string;
}
export type SyntaxMessage = Pick<JsonSyntaxError, 'message' | 'hint' | 'suggestion' | 'replacement'>;

/** Collects one error per line, besides those that another cannot have caused; none after a fatal one. */
export class SyntaxErrorList {
  readonly items: JsonSyntaxError[] = [];
  stopped = false;
  readonly #lines: LineIndex;
  readonly #linesWithError = new Set<number>();

  constructor(text: string) {
    this.#lines = lineIndex(text);
  }

  /** From 1. */
  lineOf(offset: number): number {
    return this.#lines.lineOf(offset);
  }

  /** Offset where the line of `offset` begins. */
  startOfLine(offset: number): number {
    return this.#lines.startOf(this.#lines.lineOf(offset));
  }

  add(start: number, end: number, text: SyntaxMessage, rule: JsonSyntaxError['rule'] = 'json-syntax'): void {
    if (this.stopped) return;
    const line = this.lineOf(start);
    if (this.#linesWithError.has(line)) return;
    this.#linesWithError.add(line);
    this.items.push({ rule, start, end, ...text });
  }

  /** Adds an error that stands by itself, whatever else is wrong on its line. */
  addBeside(start: number, end: number, text: SyntaxMessage): void {
    if (!this.stopped) this.items.push({ rule: 'json-syntax', start, end, ...text });
  }

  /** Adds a fatal error. */
  addFatal(
    start: number,
    end: number,
    text: SyntaxMessage,
    rule: JsonSyntaxError['rule'] = 'json-syntax',
  ): void {
    this.add(start, end, text, rule);
    this.stopped = true;
  }
}
