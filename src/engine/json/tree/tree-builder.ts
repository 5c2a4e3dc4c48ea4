import type { JsonListNode, JsonNode, JsonObjectNode } from '../json-node.ts';
import { SyntaxErrorList } from '../messages/syntax-errors.ts';
import { syntaxMessages } from '../messages/syntax-messages.ts';
import { readBareValue } from './json-bare.ts';
import type { Token } from './json-scanner.ts';

/** Safe for recursive walks, and deeper than any page. */
export const maxDepth = 200;

/** What may come next. */
type State = 'first' | 'next' | 'colon' | 'value' | 'after';

/** An open object or list. */
export interface Frame {
  node: JsonObjectNode | JsonListNode;
  opener: Token;
  state: State;
  /** The previous token: a key, a comma or the end of a value. */
  before: Token;
  name?: Token;
}

/** Whether a token is `{` or `[`. */
export const isOpener = (token: Token): boolean => token.kind === '{' || token.kind === '[';
/** Whether a token is `}` or `]`. */
export const isCloser = (token: Token): boolean => token.kind === '}' || token.kind === ']';
const closerOf = (frame: Frame): string => (frame.node.kind === 'object' ? '}' : ']');

export class TreeBuilder {
  root: JsonNode | undefined;
  readonly errors: SyntaxErrorList;
  readonly frames: Frame[] = [];
  /** Closed at the indentation of an outer bracket: likely unclosed. */
  suspect: Frame | undefined;

  constructor(readonly text: string) {
    this.errors = new SyntaxErrorList(text);
  }

  /** The source of a token. */
  raw(token: Token): string {
    return this.text.slice(token.start, token.end);
  }

  /** Reports a missing value and recovers with null. */
  noValue(frame: Frame): void {
    const name = frame.name ?? frame.opener;
    this.errors.add(name, syntaxMessages.missingValue(name.value));
    this.#attach({ kind: 'scalar', start: name.end, end: name.end, value: null }, name);
  }

  /** Adds a value. */
  value(token: Token): void {
    const { start, end } = token;
    if (isOpener(token)) this.#open(token);
    else if (token.kind === 'text') this.#attach({ kind: 'scalar', start, end, value: token.value }, token);
    else {
      const { value, error } = readBareValue(token.value);
      if (error) this.errors.add(token, error);
      this.#attach({ kind: 'scalar', start, end, value }, token);
    }
  }

  #open(token: Token): void {
    const { start } = token;
    if (this.frames.length >= maxDepth) {
      this.errors.addFatal(token, syntaxMessages.tooDeep(maxDepth));
      return;
    }
    const node: Frame['node'] =
      token.kind === '{'
        ? { kind: 'object', start, end: this.text.length, properties: [] }
        : { kind: 'list', start, end: this.text.length, items: [] };
    this.#attach(node, token);
    this.frames.push({ node, opener: token, state: 'first', before: token });
  }

  #attach(node: JsonNode, last: Token): void {
    const frame = this.frames.at(-1);
    if (!frame) {
      this.root = node;
      return;
    }
    if (frame.node.kind === 'list') frame.node.items.push(node);
    else {
      const { value: key, start: keyStart, end: keyEnd } = frame.name ?? last;
      frame.node.properties.push({ key, keyStart, keyEnd, value: node });
    }
    frame.state = 'after';
    frame.before = last;
  }

  /** Closes the innermost bracket, or reports it unclosed. */
  close(frame: Frame, token: Token): void {
    if (token.kind !== closerOf(frame)) {
      if (this.#belongsToOuter(frame, token)) {
        this.unclosed(frame);
        return;
      }
      const line = this.errors.lineOf(frame.opener.start);
      this.errors.add(token, syntaxMessages.wrongCloser(token.value, frame.opener.value, line));
    } else if (frame.state === 'next') {
      this.errors.add(frame.before, syntaxMessages.trailingComma(token.value));
    }
    if (frame.state === 'colon' || frame.state === 'value') this.noValue(frame);
    if (this.#indentOf(token, true) !== this.#indentOf(frame.opener) && this.#closesOuter(token))
      this.suspect ??= frame;
    frame.node.end = token.end;
    this.frames.pop();
    const outer = this.frames.at(-1);
    if (outer) outer.before = token;
  }

  /** Whether a closer fits an outer bracket rather than this one. */
  #belongsToOuter(frame: Frame, token: Token): boolean {
    const sameLine = this.errors.lineOf(frame.opener.start) === this.errors.lineOf(token.start);
    const fits = this.frames.some((outer) => closerOf(outer) === token.kind);
    return fits && !sameLine && this.#indentOf(token, true) !== this.#indentOf(frame.opener);
  }

  #closesOuter(token: Token): boolean {
    const indent = this.#indentOf(token, true);
    return (
      indent !== undefined &&
      this.frames
        .slice(0, -1)
        .some((outer) => closerOf(outer) === token.kind && this.#indentOf(outer.opener) === indent)
    );
  }

  /** Undefined when `firstOnly` and the token is not first on its line. */
  #indentOf(token: Token, firstOnly = false): string | undefined {
    const line = this.text.slice(this.errors.startOfLine(token.start), token.start);
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    return firstOnly && indent !== line ? undefined : indent;
  }

  /** Fatal: reports an unclosed bracket. */
  unclosed(frame: Frame): void {
    const { opener } = frame;
    this.errors.addFatal(opener, syntaxMessages.unclosed(opener.value, this.errors.lineOf(opener.start)));
  }
}
