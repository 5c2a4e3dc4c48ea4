import { bulletMarks, itemMark } from '../layout/table-block.ts';
import type { SyntaxErrorList } from '../messages/syntax-errors.ts';
import { syntaxMessages } from '../messages/syntax-messages.ts';
import { standsAlone } from './json-bare.ts';
import { readText } from './json-text.ts';
import { isOddQuote, readOddText } from './odd-text.ts';
import { pastedRows } from './pasted-table.ts';

type TokenKind = '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'bare' | 'end';

/** `value` is decoded for text tokens. */
export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
  value: string;
}

/** Punctuation and its typos. */
const marks = new Map<string, TokenKind>([
  ...(['{', '}', '[', ']', ',', ':'] as const).map((mark): [string, TokenKind] => [mark, mark]),
  ['=', ':'],
  [';', ','],
  ['，', ','],
  ['、', ','],
  ['；', ','],
  ['：', ':'],
  ['｛', '{'],
  ['｝', '}'],
  ['［', '['],
  ['］', ']'],
]);

const whitespace = /[ \t\n\r]*/y;
/** On one line, with the usual spaces between: a mail program writes every other space as a hard one. */
const oddSpaces = /(?:(?![\r\n])[\s\p{Cc}\u00ad\u180e\u200b-\u200f\u2060\ufeff])+/uy;
/** Also a line that begins with TODO. Behind a colon `#vragen` is none, but a place on the page without its quotes. */
const comment =
  /\/\/[^\r\n]*|(?<!:[ \t]*(?=#\w))#[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?-->|(?<=[\r\n][ \t]*)TODO\b[^\r\n"]*/y;
/** What a chat program writes for a part that it omits. */
const omission = /(?:\.{3}|…)[^\r\n"{}[\],]*/y;
const bare = /(?:(?!\/[/*])[^\s{}[\],:"“”„=;，：｛｝［］\p{Cc}\u200b\u2060])+/uy;
/** More words of an unquoted string. */
const moreWords = /(?:[ \t]+(?!\/[/*])[^\s{}[\],:"“”„=;]+)+/y;
/** The rest of a line, as an unquoted string: it may have colons and commas of its own. */
const restOfLine = (before: string): RegExp =>
  new RegExp(
    `(?<=${before}[ \\t]*)[\\p{L}${bulletMarks}](?:(?![ \\t]/[/*])[^\\r\\n"{}[\\]])*(?=[\\r\\n]|$|[ \\t]/)`,
    'uy',
  );
const afterName = restOfLine(':');
const ownLine = restOfLine('[\\r\\n]');
/** An item as a word processor writes it, with a line to itself. */
const bulletLine = new RegExp(`(?<=[\\r\\n][ \\t]*)${itemMark}[ \\t\\u00a0]+[^\\r\\n"{}[\\]]+`, 'uy');
/** String without opening quote; what follows a quote belongs to the string that ends there. */
const toClosingQuote = /(?<!"[ \t]*)[^"\r\n{}[\]]*"(?=[ \t]*(?:[,:}\]\r\n]|$))/y;
const noQuote = /[^"\r\n{}[\]]*/y;
/** The unit of a number, up to the end of the value: `euro excl. btw`. */
const unit = /(?:[ \t]+[\p{L}€%][^\s{}[\],:"“”„=;]*)+(?=[ \t]*(?:[,}\]\r\n]|$))/uy;
/** An amount up to its comma. */
const amount = /^(?:€[ \t]*)?[+-]?\d[\d.]*$/;
/** The thousands of an amount whose first digits were read: in `45 000`. */
const thousands = /(?:[ \u00a0\u202f]\d{3})+(?![^\s,}\]])/y;
/** Decimals such as in 40.000,00 or 500,- or 3,5%. */
const commaPart = /(?:,(?:\d[\d.]*%?|-+(?!\d)))+/y;

/** Tokenizer that reports and repairs invalid tokens. */
export class JsonScanner {
  position = 0;
  readonly #text: string;
  readonly #errors: SyntaxErrorList;
  /** Cached, so that a line of words is not scanned once for each word. */
  #nextQuote = -1;

  constructor(text: string, errors: SyntaxErrorList) {
    this.#text = text;
    this.#errors = errors;
  }

  /** `insideObject` because in a list `1,5` is two numbers; `isAfterName` because there `;` stands for a colon. */
  next(insideObject: boolean, isAfterName = false): Token {
    this.#skipBetween();
    const start = this.position;
    const character = this.#text.charAt(start);
    if (character === '') return { kind: 'end', start, end: start, value: '' };
    const kind = isAfterName && character === ';' ? ':' : marks.get(character);
    if (kind !== undefined) return this.#mark(kind, character);
    if (character === '"') return this.#textToken(start, readText(this.#text, start, this.#errors));
    if (isOddQuote(character)) return this.#textToken(start, readOddText(this.#text, start, this.#errors));
    return this.#bareToken(insideObject);
  }

  /** Skips to the likely end, on this line, of a string with unescaped quotes. */
  skipRestOfText(): void {
    const end = /"(?=[ \t]*(?:[,:}\]\r\n]|$))|(?=[\r\n])|$/g;
    end.lastIndex = this.position;
    end.test(this.#text);
    this.position = Math.max(this.position, end.lastIndex);
  }

  #match(pattern: RegExp, at = this.position): number {
    pattern.lastIndex = at;
    return pattern.test(this.#text) ? pattern.lastIndex - at : 0;
  }

  #skipBetween(): void {
    for (;;) {
      this.position += this.#match(whitespace);
      const start = this.position;
      const length = this.#match(comment);
      if (length > 0) {
        const raw = this.#text.slice(start, start + length);
        const open = raw.startsWith('/*') && (raw.length < 4 || !raw.endsWith('*/'));
        if (open) this.#errors.addFatal({ start, end: start + 2 }, syntaxMessages.comment(raw));
        else this.#errors.add({ start, end: start + length }, syntaxMessages.comment(raw));
        this.position += length;
      } else if (this.#match(omission) > 0) {
        const end = start + this.#match(omission);
        this.#errors.add({ start, end }, syntaxMessages.omission(this.#text.slice(start, end)));
        this.position = end;
      } else if (this.#match(oddSpaces) > 0) {
        const end = start + this.#match(oddSpaces);
        this.#errors.add({ start, end }, syntaxMessages.oddSpaces(this.#text.slice(start, end)));
        this.position = end;
      } else return;
    }
  }

  #mark(kind: TokenKind, character: string): Token {
    const start = this.position;
    const value = this.#text.startsWith('=>', start) ? '=>' : character;
    const end = start + value.length;
    this.position = end;
    if (/[=;]/.test(character) && kind === ':')
      this.#errors.add({ start, end }, syntaxMessages.insteadOfColon(value));
    else if (character === ';') this.#errors.add({ start, end }, syntaxMessages.semicolon());
    else if (kind !== character)
      this.#errors.add({ start, end }, syntaxMessages.wideCharacter(character, kind));
    return { kind, start, end, value: kind };
  }

  #textToken(start: number, { end, value }: { end: number; value: string }): Token {
    this.position = end;
    return { kind: 'text', start, end, value };
  }

  /** Where an unquoted string ends that has the rest of the line to itself, but for a comma. */
  #endOfLine(start: number, pattern: RegExp): number {
    const rest = this.#text.slice(start, start + this.#match(pattern, start));
    return start + rest.trimEnd().replace(/,$/, '').trimEnd().length;
  }

  /** Whether there is a quote further on the line, before any bracket. */
  #quoteFollows(): boolean {
    const { position } = this;
    if (this.#nextQuote < position) this.#nextQuote = position + this.#match(noQuote);
    return this.#text.charAt(this.#nextQuote) === '"';
  }

  #bareToken(insideObject: boolean): Token {
    const start = this.position;
    let end = start + Math.max(1, this.#match(bare));
    const rows = insideObject ? undefined : pastedRows(this.#text, start, this.#errors);
    if (rows !== undefined) return this.#textToken(start, rows);
    const word = this.#text.slice(start, end);
    const unopened = /^[\p{L}*{/]/u.test(word) && this.#quoteFollows() ? this.#match(toClosingQuote) : 0;
    if (unopened > 0) {
      end = start + unopened;
      this.#errors.add({ start, end }, syntaxMessages.unopenedText(this.#text.slice(start, end)));
      return this.#textToken(start, { end, value: this.#text.slice(start, end - 1) });
    }
    const isText = !standsAlone(word);
    const isItem = !insideObject && this.#match(bulletLine, start) > 0;
    if (isItem) end = this.#endOfLine(start, bulletLine);
    else if (isText) {
      const line = this.#endOfLine(start, insideObject ? afterName : ownLine);
      end = Math.max(end + this.#match(moreWords, end), line);
    }
    if (insideObject && /^\d{1,3}$/.test(word)) end += this.#match(thousands, end);
    if (insideObject && amount.test(this.#text.slice(start, end))) {
      end += this.#match(commaPart, end);
      if (isText) end += this.#match(moreWords, end);
    }
    if (/^[+-]?\d/.test(word)) end += this.#match(unit, end);
    this.position = end;
    return { kind: 'bare', start, end, value: this.#text.slice(start, end) };
  }
}
