import { matchesOf } from '../match-pattern.ts';
import type { TextPattern } from '../rule.ts';
import { inPlainText, marksElsewhere } from './plain-text.ts';

const bold = (words: string): string => `**${words}**`;
const italics = (words: string): string => `*${words}*`;

/** `**` without an end. */
export const unclosedBold: TextPattern = {
  pattern: /(?<!\*)\*\*(?!\*)/g,
  judge({ index }, { text, isRichText }) {
    const marks = matchesOf(/(?<!\*)\*\*(?!\*)/g, text);
    if (marks.length % 2 === 0 || index !== marks.at(-1)?.index) return undefined;
    const message = 'De "**" hier heeft geen tweede "**": bezoekers zien de sterretjes.';
    if (!isRichText) return { message, hint: `Haal "**" hier weg. ${marksElsewhere}`, suggestion: '' };
    const [, words = ''] = /^\*\*\s*([^\s*.,;:!?]+)/.exec(text.slice(index)) ?? [];
    return { message, hint: `Zet ** vóór en achter wat vet moet: **${words === '' ? 'woord' : words}**` };
  },
};

/** `** word **`. */
export const spacedBold: TextPattern = {
  pattern: /(?<!\*)\*\*(?: +([^*]+?) *| *([^*]+?) +)\*\*(?!\*)/g,
  judge({ 0: written, 1: before, 2: behind, index }, { text, isRichText }) {
    // The end of one bold part and the start of the next look like one with spaces.
    if (matchesOf(/\*\*/g, text.slice(0, index)).length % 2 === 1) return undefined;
    const words = before ?? behind ?? '';
    if (!isRichText) return { ...inPlainText(written, words), replacement: words };
    return {
      message: `In "${written}" staat een spatie tegen de sterretjes aan: bezoekers zien ze.`,
      hint: `Schrijf ${bold(words)}.`,
      replacement: bold(words),
    };
  },
};

const otherMarks: readonly { pattern: RegExp; called: string; mend?: (words: string) => string }[] = [
  {
    pattern: /(?<!\*)\*{3}([^*\s](?:[^*]*[^*\s])?)\*{3}(?!\*)/g,
    called: 'Vet en cursief tegelijk',
    mend: bold,
  },
  {
    pattern: /(?<![_\p{L}\p{N}])__([^_\s](?:[^_]*[^_\s])?)__(?![_\p{L}\p{N}])/gu,
    called: 'Vet met streepjes',
    mend: bold,
  },
  {
    pattern: /(?<![_\p{L}\p{N}/])_([^_\s](?:[^_]*[^_\s])?)_(?![_\p{L}\p{N}])/gu,
    called: 'Cursief met streepjes',
    mend: italics,
  },
  { pattern: /~~([^~]+)~~/g, called: 'Doorgestreepte tekst' },
  { pattern: /==([^=\s][^=]*)==/g, called: 'Gemarkeerde tekst' },
  { pattern: /`+([^`]+)`+/g, called: 'Tekst tussen schuine aanhalingstekens' },
  { pattern: /\[b\](.+?)\[\/b\]/gi, called: 'Tekst tussen [b]', mend: bold },
  { pattern: /\[i\](.+?)\[\/i\]/gi, called: 'Tekst tussen [i]', mend: italics },
  { pattern: /\[u\](.+?)\[\/u\]/gi, called: 'Tekst tussen [u]' },
];

/** Marks of other notations around words. */
export const aroundWords: readonly TextPattern[] = otherMarks.map(({ pattern, called, mend }) => ({
  pattern,
  judge([written, words = ''], { isRichText }) {
    if (mend && !isRichText) return { ...inPlainText(written, words), replacement: words };
    const asBold = isRichText ? `, of "${bold(words)}" als het vet moet` : '';
    return {
      message: `${called} kan hier niet: bezoekers zien de tekens van "${written}".`,
      hint: mend ? `Schrijf ${mend(words)}.` : `Schrijf "${words}" zonder die tekens${asBold}.`,
      suggestion: mend ? mend(words) : words,
      ...(mend ? { replacement: mend(words) } : {}),
    };
  },
}));
