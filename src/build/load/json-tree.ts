import { readBareValue } from './json-bare.ts';
import type { JsonListNode, JsonNode, JsonObjectNode } from './json-node.ts';
import { JsonScanner, type Token } from './json-scanner.ts';
import { type Slip, SlipList } from './slip-list.ts';
import { slipTexts } from './slip-texts.ts';

/** More brackets inside each other than any page needs, and few enough for every later walk. */
export const deepest = 200;

export interface JsonTree {
  /** Missing for an empty file; incomplete when there are slips. */
  root?: JsonNode;
  slips: Slip[];
}

/** What may come next inside an object or list. */
type State = 'first' | 'next' | 'colon' | 'value' | 'after';

interface Frame {
  node: JsonObjectNode | JsonListNode;
  opener: Token;
  state: State;
  /** The token before: a name, a comma, the end of a value. */
  before: Token;
  name?: Token;
}

const isCloser = (token: Token): boolean => token.kind === '}' || token.kind === ']';
const isOpener = (token: Token): boolean => token.kind === '{' || token.kind === '[';
const closerOf = (frame: Frame): string => (frame.node.kind === 'object' ? '}' : ']');

/** Reads JSON without recursion and without giving up at the first mistake. */
class TreeReader {
  private root: JsonNode | undefined;
  private readonly slips: SlipList;
  private readonly scanner: JsonScanner;
  private readonly frames: Frame[] = [];
  /** A bracket whose closer stands at the indentation of an outer one: its own closer is likely missing. */
  private suspect: Frame | undefined;

  constructor(private readonly text: string) {
    this.slips = new SlipList(text);
    this.scanner = new JsonScanner(text, this.slips);
  }

  read(): JsonTree {
    for (;;) {
      const frame = this.frames.at(-1);
      const token = this.scanner.next(frame?.node.kind === 'object');
      if (this.slips.stopped) break;
      if (token.kind === 'end') {
        if (frame) this.unclosed(this.suspect ?? frame);
        else if (!this.root) this.slips.add(token.start, token.end, slipTexts.empty());
        break;
      }
      if (!frame) this.outside(token);
      else if (isCloser(token)) this.close(frame, token);
      else if (frame.node.kind === 'object') this.inObject(frame, token);
      else this.inList(frame, token);
    }
    return { root: this.root, slips: this.slips.items.sort((one, other) => one.start - other.start) };
  }

  private raw(token: Token): string {
    return this.text.slice(token.start, token.end);
  }

  private outside(token: Token): void {
    if (isCloser(token)) this.slips.addLast(token.start, token.end, slipTexts.extraCloser(token.value));
    else if (this.root) {
      const line = this.slips.lineOf(Math.max(0, this.root.end - 1));
      this.slips.addLast(token.start, token.end, slipTexts.afterEnd(this.raw(token), line));
    } else if (token.kind === ',' || token.kind === ':')
      this.slips.addLast(token.start, token.end, slipTexts.unexpected(token.value));
    else this.value(token);
  }

  private inObject(frame: Frame, token: Token): void {
    if (frame.state === 'first' || frame.state === 'next') this.nameExpected(frame, token);
    else if (frame.state === 'colon') this.colonExpected(frame, token);
    else if (frame.state === 'value') this.valueExpected(frame, token);
    else this.commaExpected(frame, token);
  }

  private nameExpected(frame: Frame, token: Token): void {
    if (token.kind === ',') return this.slips.add(token.start, token.end, slipTexts.doubleComma());
    if (isOpener(token) && this.frames.at(-2)?.node.kind === 'list') return this.unclosed(frame);
    if (isOpener(token)) {
      this.slips.add(token.start, token.end, slipTexts.bracketWithoutName(token.value));
      frame.name = { ...token, end: token.start, value: '' };
      return this.value(token);
    }
    frame.name = token;
    frame.before = token;
    frame.state = token.kind === ':' ? 'value' : 'colon';
    if (token.kind === ':') this.slips.add(token.start, token.end, slipTexts.missingName());
    else if (token.kind === 'bare') this.slips.add(token.start, token.end, slipTexts.unquotedName(token.value));
    else if (token.kind === 'text') this.nameWithoutEnd(frame, token);
  }

  /** `"title: "Bakwagen"`: the name ran on to the quote with which its value begins. */
  private nameWithoutEnd(frame: Frame, token: Token): void {
    const name = /^([\w$-]+)[ \t]*:[ \t]*$/.exec(token.value)?.[1];
    if (name === undefined || /^[ \t]*[:,}\]\r\n]/.test(this.text.slice(token.end, token.end + 20))) return;
    this.slips.add(token.start, token.start + 1 + name.length, slipTexts.unclosedName(name));
    this.scanner.position = token.end - 1;
    frame.name = { ...token, end: token.start + 1 + name.length, value: name };
    frame.state = 'value';
  }

  private colonExpected(frame: Frame, token: Token): void {
    const name = frame.name?.value ?? '';
    if (token.kind === ':') {
      frame.state = 'value';
      frame.before = token;
    } else if (token.kind === ',') this.valueExpected(frame, token);
    else if (this.isRestOfText(frame, token)) this.restOfText(frame, token);
    else {
      this.slips.add(frame.before.start, frame.before.end, slipTexts.missingColon(name));
      this.value(token);
    }
  }

  private valueExpected(frame: Frame, token: Token): void {
    if (token.kind === ':') return this.slips.add(token.start, token.end, slipTexts.extraColon());
    if (token.kind !== ',') return this.value(token);
    this.noValue(frame);
    frame.state = 'next';
    frame.before = token;
  }

  private noValue(frame: Frame): void {
    const name = frame.name ?? frame.opener;
    this.slips.add(name.start, name.end, slipTexts.missingValue(name.value));
    this.attach({ kind: 'scalar', start: name.end, end: name.end, value: null }, name);
  }

  private commaExpected(frame: Frame, token: Token): void {
    if (token.kind === ',') {
      frame.state = 'next';
      frame.before = token;
    } else if (token.kind === ':') this.colonAfterValue(frame, token);
    else if (this.isRestOfText(frame, token)) this.restOfText(frame, token);
    else if (isOpener(token) && frame.node.kind === 'object') this.nameExpected(frame, token);
    else {
      const { start, end } = frame.before;
      this.slips.add(start, end, slipTexts.missingComma(this.raw(frame.before)));
      if (frame.node.kind === 'object') this.nameExpected(frame, token);
      else this.value(token);
    }
  }

  private colonAfterValue(frame: Frame, token: Token): void {
    if (frame.node.kind === 'object') {
      this.slips.add(token.start, token.end, slipTexts.colonAfterValue());
      frame.state = 'value';
    } else if (frame.node.items.length > 1 && this.frames.at(-2)?.node.kind === 'object') this.unclosed(frame);
    else {
      const { start, end } = frame.before;
      this.slips.addLast(start, end, slipTexts.nameInList(this.raw(frame.before)));
    }
  }

  /** `"Hij zei "ja" tegen mij"`: a word right against a closing quote. */
  private isRestOfText(frame: Frame, token: Token): boolean {
    return frame.before.kind === 'text' && token.kind === 'bare' && token.start === frame.before.end;
  }

  private restOfText(frame: Frame, token: Token): void {
    const slip = slipTexts.quoteInText(this.raw(frame.before), token.value);
    this.slips.add(frame.before.end - 1, token.end, slip);
    this.scanner.skipRestOfText();
  }

  private inList(frame: Frame, token: Token): void {
    if (frame.state === 'after') this.commaExpected(frame, token);
    else if (token.kind === ',') this.slips.add(token.start, token.end, slipTexts.doubleComma());
    else if (token.kind === ':') this.slips.add(token.start, token.end, slipTexts.extraColon());
    else this.value(token);
  }

  private value(token: Token): void {
    const { start, end } = token;
    if (isOpener(token)) return this.open(token);
    if (token.kind === 'text') return this.attach({ kind: 'scalar', start, end, value: token.value }, token);
    const { value, slip } = readBareValue(token.value);
    if (slip) this.slips.add(start, end, slip);
    this.attach({ kind: 'scalar', start, end, value }, token);
  }

  private open(token: Token): void {
    const { start, end } = token;
    if (this.frames.length >= deepest)
      return this.slips.addLast(start, end, slipTexts.tooDeep(deepest), 'too-deep');
    const node: Frame['node'] =
      token.kind === '{'
        ? { kind: 'object', start, end: this.text.length, properties: [] }
        : { kind: 'list', start, end: this.text.length, items: [] };
    this.attach(node, token);
    this.frames.push({ node, opener: token, state: 'first', before: token });
  }

  private attach(node: JsonNode, last: Token): void {
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

  private close(frame: Frame, token: Token): void {
    const { start, end } = token;
    if (token.kind !== closerOf(frame)) {
      if (this.belongsToOuter(frame, token)) return this.unclosed(frame);
      const line = this.slips.lineOf(frame.opener.start);
      this.slips.add(start, end, slipTexts.wrongCloser(token.value, frame.opener.value, line));
    } else if (frame.state === 'next') {
      this.slips.add(frame.before.start, frame.before.end, slipTexts.trailingComma(token.value));
    }
    if (frame.state === 'colon' || frame.state === 'value') this.noValue(frame);
    if (this.indentOf(token, true) !== this.indentOf(frame.opener) && this.closesOuter(token))
      this.suspect ??= frame;
    frame.node.end = end;
    this.frames.pop();
    const outer = this.frames.at(-1);
    if (outer) outer.before = token;
  }

  /** A closer that fits an outer bracket, and does not stand where the inner one should be closed. */
  private belongsToOuter(frame: Frame, token: Token): boolean {
    const sameLine = this.slips.lineOf(frame.opener.start) === this.slips.lineOf(token.start);
    const fits = this.frames.some((outer) => closerOf(outer) === token.kind);
    return fits && !sameLine && this.indentOf(token, true) !== this.indentOf(frame.opener);
  }

  private closesOuter(token: Token): boolean {
    const indent = this.indentOf(token, true);
    return (
      indent !== undefined &&
      this.frames.slice(0, -1).some((outer) => closerOf(outer) === token.kind && this.indentOf(outer.opener) === indent)
    );
  }

  /** White space before the token's line; undefined when the token must be first on its line and is not. */
  private indentOf(token: Token, firstOnly = false): string | undefined {
    const line = this.text.slice(this.slips.startOfLine(token.start), token.start);
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    return firstOnly && indent !== line ? undefined : indent;
  }

  private unclosed(frame: Frame): void {
    const { start, end, value } = frame.opener;
    this.slips.addLast(start, end, slipTexts.unclosed(value, this.slips.lineOf(start)));
  }
}

/**
 * Reads JSON into a tree with offsets, and explains in Dutch what is not JSON.
 * Goes on after a mistake where it can; never throws. `JSON.parse` stays the judge of what is valid.
 */
export function readJsonTree(text: string): JsonTree {
  return new TreeReader(text).read();
}
