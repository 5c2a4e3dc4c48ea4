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
  /** As in `Diagnostic`. */
  group?: string;
}
type Span = Pick<JsonSyntaxError, 'start' | 'end'>;
/** What an author reads of an error; of the rule `json-syntax`, unless it names another. */
export type SyntaxMessage = Omit<JsonSyntaxError, keyof Span | 'rule'> &
  Partial<Pick<JsonSyntaxError, 'rule'>> & {
    /** Whether it causes no other: the next such error of its line is one by itself. */
    isLocal?: boolean;
  };

/** Collects one error per line, besides those that another cannot have caused; none after a fatal one. */
export class SyntaxErrorList {
  readonly items: JsonSyntaxError[] = [];
  /** Further local errors on a line that begins with one: fixed with the first, too many to read. */
  readonly repeats: JsonSyntaxError[] = [];
  stopped = false;
  readonly #lines: LineIndex;
  /** Lines with an error, and whether all so far were local. */
  readonly #areLocal = new Map<number, boolean>();

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

  /** @param message a function where it takes time: most errors are on a line that has one already */
  add(span: Span, message: SyntaxMessage | (() => SyntaxMessage)): void {
    const line = this.lineOf(span.start);
    const areLocal = this.#areLocal.get(line);
    if (areLocal === false || this.stopped) return;
    const made = typeof message === 'function' ? message() : message;
    this.#areLocal.set(line, made.isLocal === true);
    if (areLocal === undefined) this.addBeside(span, made);
    else if (made.isLocal) this.repeats.push(errorOf(span, made));
  }

  /** Adds an error that stands by itself, whatever else is wrong on its line. */
  addBeside(span: Span, message: SyntaxMessage): void {
    if (!this.stopped) this.items.push(errorOf(span, message));
  }

  /** Adds a fatal error. */
  addFatal(span: Span, message: SyntaxMessage): void {
    this.add(span, message);
    this.stopped = true;
  }
}

function errorOf({ start, end }: Span, { isLocal: _isLocal, ...message }: SyntaxMessage): JsonSyntaxError {
  return { rule: 'json-syntax', start, end, ...message };
}
