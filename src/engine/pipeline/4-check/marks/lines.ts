import { memoizeLast } from '../../../../shared/memoize-last.ts';
import { zeroWidthCharacters } from '../../../../shared/text/zero-width-characters.ts';
import { tableIn } from '../../../json/layout/table-block.ts';
import { codeOf } from '../../../json/messages/syntax-message.ts';
import { textMessages } from '../../../json/messages/text-messages.ts';
import type { TextPattern } from '../rule.ts';
import { isInBrokenLetter } from './broken-letters.ts';
import { listInLines, listInSentence, listMark } from './lists.ts';

/** `# Heading`. */
export const headingMark: TextPattern = {
  pattern: /(?:^|(?<=[.!?\n] ?))#{1,6}\s+(?=\S)/g,
  judge([mark], { isRichText }) {
    const sign = mark.trim();
    const message = `Met "${sign}" maak je hier geen kop: bezoekers zien het teken.`;
    if (!isRichText) return { message, hint: `Haal "${sign}" hier weg.`, suggestion: '' };
    return {
      message,
      hint: 'Zet de kop in "title", of maak een blok van type "text-section" met een eigen kop.',
    };
  },
};

/** Of one text after another: it is asked at each line of one. */
const tableOf = memoizeLast(tableIn);

/** Cells as a spreadsheet copies them or a chat program draws them. */
export const table: TextPattern = {
  pattern: /^[^\t|]*[\t|][^\n]*\n[\s\S]*$/,
  judge([written]) {
    const rows = tableOf(written);
    return rows && textMessages.table(rows);
  },
};

/** A quotation, line, table or box at the start of a text; a `>` before a number is more than it. */
export const lineMark: TextPattern = {
  pattern:
    /^\s*(?:>(?!\s*\**[€\d])\s+|(?:-{3,}|\*{3,}|_{3,}|={3,})\s*(?:$|\n)|\|.*\|\s*(?:$|\n)|\[[ xX]\]\s)/,
  judge: ([written], { text }) =>
    tableOf(text)
      ? undefined
      : {
          message: `"${written.trim()}" doet hier niets: bezoekers zien het teken.`,
          hint: /\|/.test(written)
            ? 'Maak er een blok van type "table" van, met de koppen in "columns" en de rijen in "rows".'
            : 'Haal het weg. Een citaat hoort in "quote" van een blok van type "text-section", een opmerking die moet opvallen in een blok van type "notice"; een lijn of vakje bestaat hier niet.',
        },
};

/** `\\n` as two characters. */
export const writtenBreak: TextPattern = {
  pattern: /(?:(?<!\s)\s+)?\\[nrt]\s*/g,
  judge: ([written], { text }) => ({
    // An answer of a chat program has one behind each paragraph.
    group: `${written.trim()} ${text}`,
    message: `"${written.trim()}" doet hier niets: bezoekers zien het staan.`,
    hint: 'Schrijf er een spatie voor in de plaats, of maak er twee teksten van.',
    suggestion: ' ',
  }),
};

/** A line break, which a page does not show. */
export const lineBreak: TextPattern = {
  pattern: /(?:(?<![ \t])[ \t]+)?\r?\n\s*/g,
  judge({ 0: written, index }, { text }) {
    const lists = [listInSentence, listInLines].map(({ pattern }) => text.search(pattern));
    if (lists.some((list) => list >= 0 && index + written.length >= list)) return undefined;
    if (tableOf(text) || [listMark, lineMark, headingMark].some(({ pattern }) => text.search(pattern) === 0))
      return undefined;
    return {
      // A letter that was pasted has one behind each paragraph.
      group: text,
      message: 'Een regeleinde in een tekst ("\\n") zie je op de pagina niet: de regels lopen door.',
      hint: 'Schrijf er een spatie voor in de plaats, of maak er twee teksten van.',
      suggestion: ' ',
    };
  },
};

/** What nobody sees. */
export const zeroWidth: TextPattern = {
  pattern: zeroWidthCharacters,
  judge({ 0: written }, { text }) {
    // Without any word, another rule says that nothing can be read.
    if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
    return {
      message: `Hier staat een onzichtbaar teken (${codeOf(written)}), dat met gekopieerde tekst meekomt.`,
      hint: 'Haal het weg: zet de cursor erachter en druk op Backspace.',
      replacement: '',
    };
  },
};

/** Control characters that are no tab or line end, and the line ends that JSON does not escape. */
const invisible = [...Array(0xa0).keys(), 0x2028, 0x2029]
  .map((code) => String.fromCharCode(code))
  .filter((character) => /[\p{Cc}\u2028\u2029]/u.test(character) && !'\t\n\r'.includes(character));

/** Comes along from a PDF or a presentation; there it ends a line or hyphenates. */
export const controlCharacter: TextPattern = {
  // One by one: by those the texts are found that need a look.
  pattern: new RegExp(invisible.join('|'), 'g'),
  judge({ 0: written, index }, { text }) {
    if (isInBrokenLetter(text, index)) return undefined;
    return {
      message: `Hier staat een onzichtbaar teken (${codeOf(written)}), dat met gekopieerde tekst meekomt.`,
      hint: 'Zet er een spatie voor in de plaats, of niets.',
      suggestion: ' ',
    };
  },
};
