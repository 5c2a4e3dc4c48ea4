import { type LineIndex, lineIndex } from '../line-index.ts';

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
type Span = Pick<JsonSyntaxError, 'start' | 'end'>;
/** What an author reads of an error; of the rule `json-syntax`, unless it names another. */
export type SyntaxMessage = Omit<JsonSyntaxError, keyof Span | 'rule'> &
  Partial<Pick<JsonSyntaxError, 'rule'>>;

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

  /** @param said as a function where it takes time: most are of a line that has one already */
  add(span: Span, said: SyntaxMessage | (() => SyntaxMessage)): void {
    const line = this.lineOf(span.start);
    if (this.#linesWithError.has(line)) return;
    this.addBeside(span, typeof said === 'function' ? said() : said);
    this.#linesWithError.add(line);
  }

  /** Adds an error that stands by itself, whatever else is wrong on its line. */
  addBeside({ start, end }: Span, said: SyntaxMessage): void {
    if (!this.stopped) this.items.push({ rule: 'json-syntax', start, end, ...said });
  }

  /** Adds a fatal error. */
  addFatal(span: Span, said: SyntaxMessage): void {
    this.add(span, said);
    this.stopped = true;
  }
}
