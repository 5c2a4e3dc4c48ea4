import type { SyntaxErrorList } from '../messages/syntax-errors.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { ReadText } from './read-text.ts';

const doubleQuotes = '"“”„‟«»＂″';
const singleQuotes = "'‘’‚‛`´";
const closingSingle = closingOf(singleQuotes);
const closingDouble = closingOf(doubleQuotes);
const restOfLine = /[^\r\n]*/y;
/** With quotes within it that open and close. */
const nested = /[^“”„"\r\n]*(?:[“„][^“”„"\r\n]*”[^“”„"\r\n]*)*”(?=[ \t]*(?:[,:}\]\r\n]|$))/y;

/** On further lines too, where no other string begins: pasted in two paragraphs. */
const inParagraphs = /[^“”„‟«»＂″"]*”(?=[ \t]*(?:[,}\]\r\n]|$))/y;

/** From within a string with odd quotes until it ends, on its line. */
function closingOf(family: string): { beforeDelimiter: RegExp; any: RegExp } {
  return {
    beforeDelimiter: new RegExp(`[^\\r\\n]*?(?<!\\\\)[${family}](?=[ \\t]*(?:[,:}\\]\\r\\n]|$))`, 'y'),
    any: new RegExp(`[^\\r\\n]*?[${family}]`, 'y'),
  };
}

function matchAt(sticky: RegExp, { text, at }: { text: string; at: number }): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}

/** Whether a character is a non-JSON quote. */
export function isOddQuote(character: string): boolean {
  return character !== '"' && (doubleQuotes.includes(character) || singleQuotes.includes(character));
}

/** Reads a curly or single-quoted string, to the end of its line unless its curly quote follows. */
export function readOddText(text: string, start: number, errors: SyntaxErrorList): ReadText {
  const single = singleQuotes.includes(text.charAt(start));
  const { beforeDelimiter, any } = single ? closingSingle : closingDouble;
  const rest = (pattern: RegExp): string | undefined => matchAt(pattern, { text, at: start + 1 });
  const quotation = /[“„]/.test(text.charAt(start)) ? rest(nested) : undefined;
  const closed = quotation ?? rest(beforeDelimiter) ?? rest(any);
  const paragraphs = closed === undefined && !single ? rest(inParagraphs) : undefined;
  if (paragraphs !== undefined) {
    const end = start + 1 + paragraphs.length;
    errors.addBeside({ start, end }, textMessages.lineBreakInText(text.slice(start, end)));
    return { end, value: paragraphs.slice(0, -1) };
  }
  const inside = closed?.slice(0, -1) ?? rest(restOfLine)?.replace(/[\s,}\]]*$/, '') ?? '';
  const end = start + 1 + (closed ?? inside).length;
  const raw = text.slice(start, end);
  errors.add({ start, end }, single ? textMessages.singleQuotes(raw) : textMessages.curlyQuotes(raw));
  return { end, value: inside };
}
