import type { JsonNode } from '../json-node.ts';
import { fileMessages } from '../messages/file-messages.ts';
import type { JsonSyntaxError } from '../messages/syntax-errors.ts';
import { syntaxMessages } from '../messages/syntax-messages.ts';
import { textMessages } from '../messages/text-messages.ts';
import { JsonScanner, type Token } from './json-scanner.ts';
import { type Frame, isCloser, isOpener, TreeBuilder } from './tree-builder.ts';

interface JsonTree {
  /** Incomplete when there are errors. */
  root?: JsonNode;
  errors: JsonSyntaxError[];
  /** Errors as the first of their line, which have one fix each and cause no other. */
  repeats: JsonSyntaxError[];
}

/** A bracket, or a text that is no name. */
const valueOnLine = /^[ \t]*(?:"(?:[^"\\\r\n]|\\.)*"(?!\s*:)|[[{])/;

/** Iterative parser with error recovery. */
class TreeReader {
  readonly #tree: TreeBuilder;
  readonly #scanner: JsonScanner;

  constructor(text: string) {
    this.#tree = new TreeBuilder(text);
    this.#scanner = new JsonScanner(text, this.#tree.errors);
  }

  read(): JsonTree {
    for (;;) {
      const frame = this.#tree.frames.at(-1);
      const token = this.#scanner.next(frame?.node.kind === 'object', frame?.state === 'colon');
      if (this.#tree.errors.stopped) break;
      if (token.kind === 'end') {
        if (frame) this.#tree.unclosed(this.#tree.suspect ?? frame);
        else if (!this.#tree.root) this.#tree.errors.add(token, fileMessages.empty());
        break;
      }
      if (!frame) this.#outside(token);
      else if (isCloser(token)) this.#tree.close(frame, token);
      else if (frame.node.kind === 'object') this.#inObject(frame, token);
      else this.#inList(frame, token);
    }
    const { items, repeats } = this.#tree.errors;
    return { root: this.#tree.root, errors: items.sort((one, other) => one.start - other.start), repeats };
  }

  #outside(token: Token): void {
    if (isCloser(token)) this.#tree.errors.addFatal(token, syntaxMessages.extraCloser(token.value));
    else if (this.#tree.root) {
      const line = this.#tree.errors.lineOf(Math.max(0, this.#tree.root.end - 1));
      this.#tree.errors.addFatal(token, syntaxMessages.afterEnd(this.#tree.raw(token), line));
    } else if (token.kind === ',' || token.kind === ':')
      this.#tree.errors.addFatal(token, syntaxMessages.unexpected(token.value));
    else this.#tree.value(token);
  }

  #inObject(frame: Frame, token: Token): void {
    if (frame.state === 'first' || frame.state === 'next') this.#nameExpected(frame, token);
    else if (frame.state === 'colon') this.#colonExpected(frame, token);
    else if (frame.state === 'value') this.#valueExpected(frame, token);
    else this.#commaExpected(frame, token);
  }

  #nameExpected(frame: Frame, token: Token): void {
    if (token.kind === ',') this.#tree.errors.add(token, syntaxMessages.doubleComma());
    else if (isOpener(token)) this.#bracketWithoutName(frame, token);
    else this.#name(frame, token);
  }

  #bracketWithoutName(frame: Frame, token: Token): void {
    if (this.#tree.frames.at(-2)?.node.kind === 'list') {
      this.#tree.unclosed(frame);
      return;
    }
    this.#tree.errors.add(token, syntaxMessages.bracketWithoutName(token.value));
    frame.name = { ...token, end: token.start, value: '' };
    this.#tree.value(token);
  }

  #name(frame: Frame, token: Token): void {
    frame.name = token;
    frame.before = token;
    frame.state = token.kind === ':' ? 'value' : 'colon';
    if (token.kind === ':') this.#tree.errors.add(token, syntaxMessages.missingName());
    else if (token.kind === 'bare') this.#tree.errors.add(token, syntaxMessages.unquotedName(token.value));
    else if (token.kind === 'text') this.#nameWithoutEnd(frame, token);
  }

  /** `"title: "Bakwagen"` */
  #nameWithoutEnd(frame: Frame, token: Token): void {
    const name = /^([\w$-]+)[ \t]*:[ \t]*[[{]*$/.exec(token.value)?.[1];
    if (name === undefined || /^[ \t]*[:,}\]\r\n]/.test(this.#tree.text.slice(token.end, token.end + 20)))
      return;
    const written = { ...token, end: token.start + 1 + name.length, value: name };
    this.#tree.errors.add(written, textMessages.unclosedName(name));
    this.#scanner.position = written.end;
    frame.name = written;
    frame.before = written;
  }

  #colonExpected(frame: Frame, token: Token): void {
    const name = frame.name?.value ?? '';
    if (token.kind === ':') {
      frame.state = 'value';
      frame.before = token;
    } else if (this.#standsForColon(frame, token)) {
      this.#tree.errors.add(token, syntaxMessages.insteadOfColon(token.value));
      frame.state = 'value';
    } else if (token.kind === ',') this.#valueExpected(frame, token);
    else if (this.#isRestOfText(frame, token)) this.#restOfText(frame, token);
    else {
      this.#tree.errors.add(
        frame.before,
        syntaxMessages.missingColon(name, this.#isSurelyName(frame, token)),
      );
      this.#tree.value(token);
    }
  }

  /** `"title"( "Bakwagen"`, or `"title", "Bakwagen"` where no name follows */
  #standsForColon({ name }: Frame, { kind, value, end }: Token): boolean {
    const after = this.#tree.text.slice(end);
    if (kind === ',') return /^[\w$-]+$/.test(name?.value ?? '') && valueOnLine.test(after);
    return kind === 'bare' && !/[\p{L}\d]/u.test(value) && /^[ \t]*["[{]/.test(after);
  }

  /** Whether what stands before a value is a name: else it may be an item of a list without brackets. */
  #isSurelyName({ before, name, node }: Frame, token: Token): boolean {
    if (isOpener(token)) return true;
    const isOnOneLine = this.#tree.errors.lineOf(before.end) === this.#tree.errors.lineOf(token.start);
    if (!isOnOneLine || !/^[\w$-]+$/.test(name?.value ?? '')) return false;
    const isAfterField = node.kind === 'object' && node.properties.length > 0;
    return isAfterField || /^\s*,\s*"[\w$-]+"\s*:/.test(this.#tree.text.slice(token.end));
  }

  #valueExpected(frame: Frame, token: Token): void {
    if (token.kind === ':') this.#tree.errors.add(token, syntaxMessages.extraColon());
    else if (token.kind === ',') {
      this.#tree.noValue(frame);
      frame.state = 'next';
      frame.before = token;
    } else this.#tree.value(token);
  }

  #commaExpected(frame: Frame, token: Token): void {
    if (token.kind === ',') {
      frame.state = 'next';
      frame.before = token;
    } else if (token.kind === ':') this.#colonAfterValue(frame, token);
    else if (this.#isRestOfText(frame, token)) this.#restOfText(frame, token);
    else if (isOpener(token) && frame.node.kind === 'object') this.#nameExpected(frame, token);
    else {
      // On one line it may be a string with unescaped quotes.
      const apart = this.#tree.errors.lineOf(frame.before.end) < this.#tree.errors.lineOf(token.start);
      this.#tree.errors.add(frame.before, syntaxMessages.missingComma(this.#tree.raw(frame.before), apart));
      if (frame.node.kind === 'object') this.#nameExpected(frame, token);
      else this.#tree.value(token);
    }
  }

  #colonAfterValue(frame: Frame, token: Token): void {
    if (frame.node.kind === 'object') {
      this.#tree.errors.add(token, syntaxMessages.colonAfterValue());
      frame.state = 'value';
    } else if (frame.node.items.length > 1 && this.#tree.frames.at(-2)?.node.kind === 'object')
      this.#tree.unclosed(frame);
    else this.#tree.errors.addFatal(frame.before, syntaxMessages.nameInList(this.#tree.raw(frame.before)));
  }

  /** `"Hij zei "ja" tegen mij"`, or `"Een scherm van 15" past."` where no name follows */
  #isRestOfText({ before, state }: Frame, token: Token): boolean {
    if (before.kind !== 'text' || token.kind !== 'bare') return false;
    if (token.start === before.end) return true;
    const isOnOneLine = this.#tree.errors.lineOf(before.end) === this.#tree.errors.lineOf(token.start);
    return state === 'after' && isOnOneLine && !/^[ \t]*[:=]/.test(this.#tree.text.slice(token.end));
  }

  #restOfText(frame: Frame, token: Token): void {
    const error = syntaxMessages.quoteInText(this.#tree.raw(frame.before), token.value);
    this.#tree.errors.add({ start: frame.before.end - 1, end: token.end }, error);
    this.#scanner.skipRestOfText();
  }

  #inList(frame: Frame, token: Token): void {
    if (frame.state === 'after') this.#commaExpected(frame, token);
    else if (token.kind === ',') this.#tree.errors.add(token, syntaxMessages.doubleComma());
    else if (token.kind === ':') this.#tree.errors.add(token, syntaxMessages.extraColon());
    else this.#tree.value(token);
  }
}

/**
 * Parses JSON into a tree with offsets and Dutch syntax errors; recovers where possible, never throws.
 * `JSON.parse` decides validity.
 */
export function readJsonTree(text: string): JsonTree {
  return new TreeReader(text).read();
}
