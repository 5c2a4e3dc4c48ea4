import type { TextPattern } from '../rule.ts';

/** `# Heading`. */
export const headingMark: TextPattern = {
  pattern: /(?:^|(?<=[.!?\n] ?))#{1,6}\s+(?=\S)/g,
  judge: ([mark]) => ({
    message: `Met "${mark.trim()}" maak je hier geen kop: bezoekers zien het teken.`,
    hint: 'Zet de kop in "title", of maak een blok van type "text-section" met een eigen kop.',
  }),
};

const bullet = /^\s*(?:[-*+•–·▪►✓✔]|\d{1,2}[.)])\s+/;

export const listMark: TextPattern = {
  pattern:
    /^\s*(?:- |\* |\+ |• |· |▪ |► |✓ |✔ |(?:\d{1,2}[.)]|–)\s+(?=[\s\S]*\n\s*(?:\d{1,2}[.)]|–)\s))[\s\S]*$/,
  judge({ 0: written, index }) {
    const lines = written.split('\n').map((line) => line.replace(bullet, '').trim());
    const mark = bullet.exec(written)?.[0].trim() ?? '-';
    const isList = lines.length > 1;
    return {
      range: { start: index, end: index + written.length },
      message: `Met "${mark}" maak je hier geen lijst: bezoekers zien het teken.`,
      hint: isList
        ? `Maak er een lijst van in "items", met een tekst per punt: ${lines.map((line) => JSON.stringify(line)).join(', ')}.`
        : `Schrijf zonder teken: ${JSON.stringify(lines[0])}.`,
      ...(isList ? {} : { suggestion: lines[0] ?? '', replacement: lines[0] ?? '' }),
    };
  },
};

/** A quotation, line, table or box at the start of a text. */
export const lineMark: TextPattern = {
  pattern: /^\s*(?:>\s+|(?:-{3,}|\*{3,}|_{3,}|={3,})\s*(?:$|\n)|\|.*\|\s*(?:$|\n)|\[[ xX]\]\s)/,
  judge: ([written]) => ({
    message: `"${written.trim()}" doet hier niets: bezoekers zien het teken.`,
    hint: /\|/.test(written)
      ? 'Maak er een blok van type "table" van, met de koppen in "columns" en de rijen in "rows".'
      : 'Haal het weg. Een citaat hoort in "quote" van een blok van type "text-section", een opmerking die moet opvallen in een blok van type "notice"; een lijn of vakje bestaat hier niet.',
  }),
};

/** `\\n` as two characters. */
export const writtenBreak: TextPattern = {
  pattern: /\s*\\[nrt]\s*/g,
  judge: ([written]) => ({
    message: `"${written.trim()}" doet hier niets: bezoekers zien het staan.`,
    hint: 'Schrijf er een spatie voor in de plaats, of maak er twee teksten van.',
    suggestion: ' ',
  }),
};

/** A line break, which a page does not show. */
export const lineBreak: TextPattern = {
  pattern: /[ \t]*\r?\n\s*/g,
  judge(_match, { text }) {
    if ([listMark, lineMark, headingMark].some(({ pattern }) => text.search(pattern) === 0)) return undefined;
    return {
      message: 'Een regeleinde in een tekst ("\\n") zie je op de pagina niet: de regels lopen door.',
      hint: 'Schrijf er een spatie voor in de plaats, of maak er twee teksten van.',
      suggestion: ' ',
    };
  },
};
