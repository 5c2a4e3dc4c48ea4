import { listBullets } from '../../../../shared/text/list-bullets.ts';
import { tableIn } from '../../../json/layout/table-block.ts';
import type { JudgedText, TextPattern } from '../rule.ts';

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

/** With bounds: of a text of spaces each place would be tried as the beginning. */
const pointMark = String.raw`[ \t]{0,9}(?:(?:${listBullets})[ \t]{0,9}|(?:[-*+–·]|\d{1,2}[.)])[ \t]{1,9})\S`;

/** A line with points below it, as they come from a letter. */
export const listInLines: TextPattern = {
  pattern: new RegExp(String.raw`(?<=\n)${pointMark}[^\n]*\n\s{0,9}${pointMark}[\s\S]*$`),
  judge([written], judged) {
    const isElsewhere = [listMark, listInSentence].some(({ pattern }) => judged.text.search(pattern) >= 0);
    if (isElsewhere || tableIn(judged.text)) return undefined;
    const points = written.split('\n').filter((line) => bullet.test(line));
    return {
      message: `Met "${bullet.exec(written)?.[0].trim()}" maak je hier geen lijst: bezoekers zien de tekens achter elkaar staan.`,
      hint: asList(
        points.map((line) => line.replace(bullet, '').trim()),
        judged,
      ),
    };
  },
};
