import { readNumber } from '../../../shared/text/read-number.ts';
import { itemMark } from '../layout/table-block.ts';
import { local, meaning, quoted, say, short } from './syntax-message.ts';

/** How to write an amount or percentage; the number first, which a field with amounts wants. */
function numberOrText(raw: string, number: number | string | undefined = readNumber(raw)): string {
  const written = number === undefined ? '' : `: ${number}`;
  return `Schrijf alleen het getal${written}, of maak er een tekst van: ${quoted(raw)}`;
}

const mark = new RegExp(`^${itemMark}[ \\t\\u00a0]+`, 'u');

/** Messages about numbers and words without quotes. */
export const bareMessages = {
  unquotedText: (raw: string) => {
    const message = `De tekst ${short(raw)} staat zonder aanhalingstekens.`;
    const item = raw.replace(mark, '');
    // The end of a list item is certain: it has its line to itself.
    if (item !== raw) return say(message, `Schrijf: ${quoted(item)}`, JSON.stringify(item));
    const hint = readNumber(raw) === undefined ? `Schrijf: ${quoted(raw)}` : numberOrText(raw);
    return meaning(JSON.stringify(raw), say(message, hint));
  },
  word: (raw: string, hint: string) => {
    const small = raw.toLowerCase();
    const replacement = ['true', 'false'].includes(small) ? small : undefined;
    return local(say(`Het woord ${short(raw)} bestaat niet in JSON.`, hint, replacement));
  },
  plusSign: (raw: string) =>
    meaning(
      raw.slice(1),
      say(`Het getal ${short(raw)} begint met een plusteken.`, `Schrijf: ${short(raw.slice(1))}`),
    ),
  leadingZero: (raw: string, replacement: string) =>
    meaning(
      JSON.stringify(raw),
      say(
        `Het getal ${short(raw)} begint met een nul.`,
        `Schrijf ${short(replacement)}, of maak er een tekst van: ${quoted(raw)}`,
      ),
    ),
  leadingPoint: (raw: string, replacement: string) =>
    meaning(
      replacement,
      say(`Het getal ${short(raw)} begint met een punt.`, `Schrijf: ${short(replacement)}`),
    ),
  trailingPoint: (raw: string) =>
    meaning(
      raw.slice(0, -1),
      say(`Het getal ${short(raw)} eindigt met een punt.`, `Schrijf: ${short(raw.slice(0, -1))}`),
    ),
  decimalComma: (raw: string) =>
    meaning(
      JSON.stringify(raw),
      say(
        `Het getal ${short(raw)} heeft een komma.`,
        /,\d{3}$/.test(raw)
          ? `Bedoel je duizenden? Schrijf dan ${short(raw.replace(',', ''))}. Maak er anders een tekst van: ${quoted(raw)}`
          : `Schrijf voor een gewoon getal een punt: ${short(raw.replace(',', '.'))}, of maak er een tekst van: ${quoted(raw)}`,
      ),
    ),
  dutchAmount: (raw: string, replacement: string) =>
    meaning(
      JSON.stringify(raw),
      say(
        `Het getal ${short(raw)} heeft punten of komma's tussen de cijfers.`,
        numberOrText(raw, short(replacement)),
      ),
    ),
  spacedNumber: (raw: string) =>
    say(
      `Het getal ${short(raw)} heeft een spatie tussen de cijfers.`,
      `Schrijf: ${raw.replace(/\s/g, '')}`,
      raw.replace(/\s/g, ''),
    ),
  day: (raw: string) =>
    say(
      `De dag ${short(raw)} staat zonder aanhalingstekens.`,
      `Schrijf: ${quoted(raw)}`,
      JSON.stringify(raw),
    ),
  notNumber: (raw: string) =>
    meaning(JSON.stringify(raw), say(`${quoted(raw)} is geen getal.`, numberOrText(raw))),
};
