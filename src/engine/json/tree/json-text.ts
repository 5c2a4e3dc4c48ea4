import type { SyntaxErrorList } from '../messages/syntax-errors.ts';
import { textMessages } from '../messages/text-messages.ts';
import { pastedTable, wordsBehindEmpty } from './pasted-table.ts';
import type { ReadText } from './read-text.ts';
import { endsWithLine, readUnclosed, readUnclosedName } from './unclosed-text.ts';
import { readWindowsPath } from './windows-path.ts';

/** More than a message quotes of a text; each line of a long text may have a message. */
const maxShown = 1000;
const goodEscape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const badEscape = /\\(?:u[0-9a-fA-F]{0,4}|[\s\S]?)/uy;

/** Reads a double-quoted string, with recovery from errors. */
export function readText(text: string, start: number, errors: SyntaxErrorList): ReadText {
  return new TextReader(text, start, errors).read();
}

/** Goes from quote, backslash or control character to the next. */
class TextReader {
  readonly #text: string;
  readonly #start: number;
  readonly #errors: SyntaxErrorList;
  #at: number;
  /** Whether JSON allows all that was read. */
  #isValid = true;
  #hasEscape = false;
  #firstBreak: number | undefined;

  constructor(text: string, start: number, errors: SyntaxErrorList) {
    this.#text = text;
    this.#start = start;
    this.#errors = errors;
    this.#at = skipPlain(text, start + 1);
  }

  read(): ReadText {
    for (;;) {
      const read = this.#pass(this.#text.charAt(this.#at));
      if (read !== undefined) return read;
      this.#at = skipPlain(this.#text, this.#at);
    }
  }

  /** Gives the string when it ends at this character, or is another thing than it seemed; else goes past it. */
  #pass(character: string): ReadText | undefined {
    if (character === '') return this.#unclosedAt(this.#firstBreak ?? this.#at);
    if (character === '\\') return this.#passEscape();
    const table = this.#table(character);
    if (table !== undefined) return table;
    if (character === '"') return this.#closed();
    if (character === '\n' || character === '\r') return this.#passLineBreak();
    this.#passControl(character);
    return undefined;
  }

  #table(character: string): ReadText | undefined {
    const mayBeTable =
      character === '"' ? wordsBehindEmpty(this.#text, this.#start) : '\t\r\n'.includes(character);
    return this.#isValid && mayBeTable ? pastedTable(this.#text, this.#start, this.#errors) : undefined;
  }

  #unclosedAt(end: number): ReadText {
    return readUnclosed(this.#text.slice(this.#start, end), this.#start, this.#errors);
  }

  #closed(): ReadText {
    const [start, end] = [this.#start, this.#at + 1];
    const raw = this.#text.slice(start, end);
    if (this.#firstBreak !== undefined) {
      const error = textMessages.lineBreakInText(raw);
      // Reported also beside a tab or a `\\` in the same text.
      if (this.#errors.items.some((other) => other.start > start))
        this.#errors.addBeside({ start, end }, error);
      else this.#errors.add({ start, end }, error);
    }
    return { end, value: this.#isValid && raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1) };
  }

  #passEscape(): ReadText | undefined {
    // Only at the first: it examines the whole text.
    const path = this.#hasEscape ? undefined : readWindowsPath(this.#text, this.#start, this.#errors);
    if (path !== undefined) return path;
    this.#hasEscape = true;
    goodEscape.lastIndex = this.#at;
    if (goodEscape.test(this.#text)) this.#at = goodEscape.lastIndex;
    else this.#passBadEscape();
    return undefined;
  }

  #passBadEscape(): void {
    this.#isValid = false;
    const start = this.#at;
    const next = this.#text.charAt(start + 1);
    if (next === '\n' || next === '\r') {
      this.#errors.add({ start, end: start + 1 }, textMessages.escapedLineBreak());
      this.#at += this.#text.startsWith('\r\n', start + 1) ? 3 : 2;
      return;
    }
    badEscape.lastIndex = start;
    const raw = badEscape.exec(this.#text)?.[0] ?? '\\';
    this.#at += raw.length;
    this.#errors.add({ start, end: this.#at }, textMessages.wrongEscape(raw));
  }

  #passLineBreak(): ReadText | undefined {
    if (this.#firstBreak === undefined) {
      const name = readUnclosedName(this.#text, this.#start, this.#errors);
      if (name !== undefined) return name;
      const line = { start: this.#start, end: this.#at };
      if (endsWithLine(this.#text, line)) return this.#unclosedAt(line.end);
      this.#firstBreak = this.#at;
    }
    this.#isValid = false;
    this.#at += 1;
    return undefined;
  }

  #passControl(character: string): void {
    const [start, offset] = [this.#at, this.#at - this.#start];
    this.#errors.add({ start, end: start + 1 }, () =>
      character === '\t'
        ? textMessages.tabInText(beginOf(this.#text.slice(this.#start, this.#start + maxShown), offset))
        : textMessages.controlInText(character),
    );
    this.#isValid = false;
    this.#at += 1;
  }
}

/** Skips to a quote, backslash or control character. */
function skipPlain(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (!(code >= 32) || code === 34 || code === 92) return at;
    at += 1;
  }
}

/** The start of a text up to an offset, and the rest of its string or line. */
function beginOf(part: string, offset: number): string {
  return part.slice(0, offset) + /^[^"\r\n]*"?/.exec(part.slice(offset));
}
