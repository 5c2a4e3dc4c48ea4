import type { SyntaxErrorList } from '../messages/syntax-errors.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { ReadText } from './read-text.ts';

const closingCurly = /[“”„‟](?=[ \t]*,?[ \t]*$)/;
/** Of an unclosed string only the name: in `"items: [`. */
const unclosedName =
  /(?<!:[ \t]*)"([\w$-]+)(?=[ \t]*:[ \t]*(?:[[{][^"\r\n]*$|(?:-?\d+|true|false),?[ \t]*$))/my;
/** What follows an unclosed string: the next key or item, a closer, or the end. */
const nextPart = /\s*(?:"(?!\s*(?:[,:}\]]|$))|[}\]]|$)/y;

/** A name without its closing quote, before a list, an object, a number or a choice. */
export function readUnclosedName(text: string, start: number, errors: SyntaxErrorList): ReadText | undefined {
  unclosedName.lastIndex = start;
  const [raw = '', name] = unclosedName.exec(text) ?? [];
  if (name === undefined) return undefined;
  const end = start + raw.length;
  errors.add({ start, end }, textMessages.unclosedName(name));
  return { end, value: name };
}

/** Ends a string where likely, without trailing commas and brackets; `line` is its text from `start`. */
export function readUnclosed(line: string, start: number, errors: SyntaxErrorList): ReadText {
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

/** Whether a string that has no quote before the end of its line, at `end`, was to end there. */
export function endsWithLine(text: string, { start, end }: { start: number; end: number }): boolean {
  nextPart.lastIndex = end;
  return closingCurly.test(text.slice(start, end)) || nextPart.test(text);
}
