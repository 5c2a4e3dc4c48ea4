import { anyPictureEndingPattern } from '../../../shared/page/picture-endings.ts';
import { lastName } from '../../../shared/page/route.ts';
import type { SyntaxErrorList } from '../messages/syntax-errors.ts';
import { textMessages } from '../messages/text-messages.ts';
import { pastedTable, wordsBehindEmpty } from './pasted-table.ts';

/** `end` is after the closing quote. */
interface ReadText {
  end: number;
  value: string;
}

const doubleQuotes = '"“”„‟«»＂″';
const singleQuotes = "'‘’‚‛`´";
const closingSingle = closingOf(singleQuotes);
const closingDouble = closingOf(doubleQuotes);
const restOfLine = /[^\r\n]*/y;
const closingCurly = /[“”„‟](?=[ \t]*,?[ \t]*$)/;
/** Of an unclosed string only the name: in `"items: [`. */
const unclosedName =
  /(?<!:[ \t]*)"([\w$-]+)(?=[ \t]*:[ \t]*(?:[[{][^"\r\n]*$|(?:-?\d+|true|false),?[ \t]*$))/my;
/** What follows an unclosed string: the next key or item, a closer, or the end. */
const nextPart = /\s*(?:"(?!\s*(?:[,:}\]]|$))|[}\]]|$)/y;

/** From within a string with odd quotes until it ends, on its line. */
function closingOf(family: string): { beforeDelimiter: RegExp; any: RegExp } {
  return {
    beforeDelimiter: new RegExp(`[^\\r\\n]*?[${family}](?=[ \\t]*(?:[,:}\\]\\r\\n]|$))`, 'y'),
    any: new RegExp(`[^\\r\\n]*?[${family}]`, 'y'),
  };
}

function matchAt(sticky: RegExp, { text, at }: { text: string; at: number }): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}

/** A name without its closing quote, before a list, an object, a number or a choice. */
function nameWithoutEnd(text: string, start: number, errors: SyntaxErrorList): ReadText | undefined {
  unclosedName.lastIndex = start;
  const [raw = '', name] = unclosedName.exec(text) ?? [];
  if (name === undefined) return undefined;
  const end = start + raw.length;
  errors.add({ start, end }, textMessages.unclosedName(name));
  return { end, value: name };
}

/** Whether a character is a non-JSON quote. */
export function isOddQuote(character: string): boolean {
  return character !== '"' && (doubleQuotes.includes(character) || singleQuotes.includes(character));
}

/** Reads a curly or single-quoted string, at most to the end of its line. */
export function readOddText(text: string, start: number, errors: SyntaxErrorList): ReadText {
  const single = singleQuotes.includes(text.charAt(start));
  const { beforeDelimiter, any } = single ? closingSingle : closingDouble;
  const rest = (pattern: RegExp): string | undefined => matchAt(pattern, { text, at: start + 1 });
  const closed = rest(beforeDelimiter) ?? rest(any);
  const inside = closed?.slice(0, -1) ?? rest(restOfLine)?.replace(/[\s,}\]]*$/, '') ?? '';
  const end = start + 1 + (closed ?? inside).length;
  const raw = text.slice(start, end);
  errors.add({ start, end }, single ? textMessages.singleQuotes(raw) : textMessages.curlyQuotes(raw));
  return { end, value: inside };
}

/** Ends a string where likely, without trailing commas and brackets; `line` is its text from `start`. */
function readUnclosed(line: string, start: number, errors: SyntaxErrorList): ReadText {
  const curly = line.search(closingCurly);
  if (curly > 0) {
    const end = start + curly + 1;
    errors.add({ start: end - 1, end }, textMessages.curlyClose(line.slice(0, curly + 1)));
    return { end, value: line.slice(1, curly) };
  }
  const raw = line.charAt(0) + line.slice(1).replace(/[\s,}\]]*$/, '');
  errors.add({ start, end: start + raw.length }, textMessages.unclosedText(raw));
  return { end: start + raw.length, value: raw.slice(1) };
}

/** Returns the offset after the escape. */
function readEscape(text: string, at: number, errors: SyntaxErrorList): number {
  const good = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
  good.lastIndex = at;
  if (good.test(text)) return good.lastIndex;
  const next = text.charAt(at + 1);
  if (next === '\n' || next === '\r') {
    errors.add({ start: at, end: at + 1 }, textMessages.escapedLineBreak());
    return at + (text.startsWith('\r\n', at + 1) ? 3 : 2);
  }
  const bad = /\\(?:u[0-9a-fA-F]{0,4}|[\s\S]?)/uy;
  bad.lastIndex = at;
  const raw = bad.exec(text)?.[0] ?? '\\';
  errors.add({ start: at, end: at + raw.length }, textMessages.wrongEscape(raw));
  return at + raw.length;
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

const picturePath = new RegExp(String.raw`"([^"\r\n]*\.${anyPictureEndingPattern})"`, 'iy');
const wrongEscape = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/;

/** A picture named as Windows does, of which JSON cannot read each `\`. */
function windowsPath(text: string, start: number, errors: SyntaxErrorList): ReadText | undefined {
  picturePath.lastIndex = start;
  const [raw = '', path = ''] = picturePath.exec(text) ?? [];
  // What is doubled is right as it is.
  if (!wrongEscape.test(path.replaceAll('\\\\', ''))) return undefined;
  const names = path.replace(/\\+/g, '/');
  const onSite = /(?:^|\/)images\/.+$/i.exec(names)?.[0].replace(/^\/?images/i, '/images');
  const value = onSite ?? `/images/${lastName(names)}`;
  const { replacement, ...words } = textMessages.windowsPath(raw, JSON.stringify(value));
  errors.add({ start, end: start + raw.length }, onSite === undefined ? words : { ...words, replacement });
  return { end: start + raw.length, value };
}

/** More than a message quotes of a text; each line of a long text may have a message. */
const maxShown = 1000;

/** The start of a text up to an offset, and the rest of its string or line. */
function beginOf(part: string, offset: number): string {
  return part.slice(0, offset) + /^[^"\r\n]*"?/.exec(part.slice(offset));
}

/** Reads a double-quoted string, with recovery from errors. */
export function readText(text: string, start: number, errors: SyntaxErrorList): ReadText {
  let right = true;
  let firstBreak: number | undefined;
  let firstEscape: number | undefined;
  let at = start + 1;
  for (;;) {
    at = skipPlain(text, at);
    const character = text.charAt(at);
    if (character === '') return readUnclosed(text.slice(start, firstBreak ?? at), start, errors);
    const mayBeTable =
      right && (character === '"' ? wordsBehindEmpty(text, start) : '\t\r\n'.includes(character));
    const table = mayBeTable ? pastedTable(text, start, errors) : undefined;
    if (table !== undefined) return table;
    if (character === '"') break;
    if (character === '\\') {
      firstEscape ??= at;
      // Only at the first escape: it examines the whole text.
      const path = firstEscape === at ? windowsPath(text, start, errors) : undefined;
      if (path !== undefined) return path;
      const { length } = errors.items;
      at = readEscape(text, at, errors);
      if (errors.items.length > length) right = false;
      continue;
    }
    if (character === '\n' || character === '\r') {
      const name = firstBreak === undefined ? nameWithoutEnd(text, start, errors) : undefined;
      if (name !== undefined) return name;
      nextPart.lastIndex = at;
      if (firstBreak === undefined && (closingCurly.test(text.slice(start, at)) || nextPart.test(text)))
        return readUnclosed(text.slice(start, at), start, errors);
      firstBreak ??= at;
    } else {
      const offset = at - start;
      errors.add({ start: at, end: at + 1 }, () =>
        character === '\t'
          ? textMessages.tabInText(beginOf(text.slice(start, start + maxShown), offset))
          : textMessages.controlInText(character),
      );
    }
    right = false;
    at += 1;
  }
  const raw = text.slice(start, at + 1);
  if (firstBreak !== undefined) {
    const error = textMessages.lineBreakInText(raw);
    // Reported also beside a tab or a `\\` in the same text.
    if (errors.items.some((other) => other.start > start)) errors.addBeside({ start, end: at + 1 }, error);
    else errors.add({ start, end: at + 1 }, error);
  }
  return { end: at + 1, value: right ? decoded(raw) : raw.slice(1, -1) };
}

/** An invalid string, whose error shared a line with another, stays raw. */
function decoded(raw: string): string {
  if (!raw.includes('\\')) return raw.slice(1, -1);
  try {
    return String(JSON.parse(raw));
  } catch {
    return raw.slice(1, -1);
  }
}
