import { memoizeLast } from '../../../../shared/memoize-last.ts';
import { listBullets } from '../../../../shared/text/list-bullets.ts';
import { zeroWidthCharacters } from '../../../../shared/text/zero-width-characters.ts';
import { tableIn } from '../../../json/layout/table-block.ts';
import { codeOf } from '../../../json/messages/syntax-message.ts';
import { textMessages } from '../../../json/messages/text-messages.ts';
import type { JudgedText, TextPattern } from '../rule.ts';
import { isInBrokenLetter } from './broken-letters.ts';

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

const bullet = new RegExp(String.raw`^\s*(?:(?:${listBullets})\s*|(?:[-*+–·]|\d{1,2}[.)])\s+)`);
const betweenPoints = new RegExp(String.raw`\n|\s(?:${listBullets})\s`);

/** On a line by itself a `-` or `+` before a number belongs to it: `- 20%`. */
export const listMark: TextPattern = {
  pattern: new RegExp(
    String.raw`^\s*(?:(?:- |– |\+ )(?:(?!\**[€\d])|(?=[\s\S]*\n\s*\S))|\* |· |(?:${listBullets})(?=\s*\S)|(?:\d{1,2}[.)]|–)\s+(?=[\s\S]*\n\s*(?:\d{1,2}[.)]|–)\s))[\s\S]*$`,
  ),
  judge([written], judged) {
    const lines = written.split(betweenPoints).map((line) => line.replace(bullet, '').trim());
    const mark = bullet.exec(written)?.[0].trim() ?? '-';
    const isList = lines.length > 1;
    const mayBeNote = mark === '*' && !isList;
    const words = lines[0] ?? '';
    return {
      severity: mayBeNote ? 'warning' : undefined,
      message: `Met "${mark}" maak je hier geen lijst: bezoekers zien het teken.`,
      hint: isList
        ? asList(lines, judged)
        : `Schrijf zonder teken: ${JSON.stringify(words)}.${mayBeNote ? ' Hoort het sterretje bij een noot, dan mag het blijven staan.' : ''}`,
      suggestion: isList ? undefined : words,
      replacement: isList || mayBeNote ? undefined : words,
    };
  },
};

/** How the points of a text become a list, where it stands. */
function asList(points: readonly string[], { hasListBeside, isRichText, key, pointer }: JudgedText): string {
  const texts = points.map((point) => JSON.stringify(point)).join(', ');
  if (hasListBeside) return `Maak er een lijst van in "items", met een tekst per punt: ${texts}.`;
  if (/\/\d+$/.test(pointer)) return `Maak in "${key}" van elk punt een eigen tekst: ${texts}.`;
  return isRichText
    ? `Haal de lijst hier weg en zet in "blocks" een blok, met een zin op de puntjes: { "type": "text-section", "text": ["…"], "items": [${texts}] }`
    : 'Hier past geen lijst: maak er een gewone zin van.';
}

/** `Je krijgt: - een - twee`: a list inside a sentence. */
export const listInSentence: TextPattern = {
  pattern: new RegExp(
    String.raw`(?<=:(?:\s|\r\n)?)(?<mark>${listBullets}|(?:-|–|\*)(?=\s[^\d€*]))\s+\S[\s\S]*?\s\k<mark>\s+\S[\s\S]*$`,
  ),
  judge({ 0: written, groups: { mark = '' } = {} }, judged) {
    if (judged.text.search(listMark.pattern) === 0) return undefined;
    const points = ` ${written.replace(/\s+/g, ' ')}`.split(` ${mark} `).slice(1);
    return {
      message: `Met "${mark}" maak je hier geen lijst: bezoekers zien de tekens achter elkaar staan.`,
      hint: asList(points, judged),
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
  judge: ([written]) => ({
    message: `"${written.trim()}" doet hier niets: bezoekers zien het staan.`,
    hint: 'Schrijf er een spatie voor in de plaats, of maak er twee teksten van.',
    suggestion: ' ',
  }),
};

/** A line break, which a page does not show. */
export const lineBreak: TextPattern = {
  pattern: /(?:(?<![ \t])[ \t]+)?\r?\n\s*/g,
  judge({ 0: written, index }, { text }) {
    const list = text.search(listInSentence.pattern);
    if (list >= 0 && index + written.length >= list) return undefined;
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
