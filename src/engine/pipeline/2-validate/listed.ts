import type { JsonValue } from '../../../shared/json/json-value.ts';
import { readNumber } from '../../../shared/text/read-number.ts';

/** What an author typed as a list in one text: split at line ends and bullets, else at upright lines, strokes, semicolons or commas. */
export function listed(text: string): string[] {
  const separators = [/\s*[\r\n•]+\s*(?:[-*]\s+)?/, /\s*[\t|]\s*/, /\s+\/\s+/, /\s*;\s*/, /,\s+/];
  const separator = separators.find((each) => each.test(text.trim()));
  const isSentence = /[.!?]$/.test(text.trim());
  if (separator === undefined || (isSentence && separator.source === ',\\s+')) return [text];
  return text.split(separator).filter((part) => part.trim() !== '');
}

/** The numbers that an author typed in place of a list of them: `24`, or `"24, 36 en 48"`; undefined when anything else is there. */
export function numbersListed(value: JsonValue): number[] | undefined {
  const parts =
    typeof value === 'string' ? value.trim().split(/\s*[;/|]\s*|,\s+|\s+en\s+|\s+(?=\d)/) : [value];
  const numbers = parts.map((part) => (typeof part === 'string' ? readNumber(part) : part));
  return numbers.every((each) => typeof each === 'number') ? numbers : undefined;
}
