import { matchesOf } from '../match-pattern.ts';
import type { TextPattern } from '../rule.ts';

/** `**` without an end. */
export const unclosedBold: TextPattern = {
  pattern: /(?<!\*)\*\*(?!\*)/g,
  judge({ index }, { text }) {
    const marks = matchesOf(/(?<!\*)\*\*(?!\*)/g, text);
    if (marks.length % 2 === 0 || index !== marks.at(-1)?.index) return undefined;
    const [, words = ''] = /^\*\*\s*([^\s*.,;:!?]+)/.exec(text.slice(index)) ?? [];
    return {
      message: 'De "**" hier heeft geen tweede "**": bezoekers zien de sterretjes.',
      hint: `Zet ** vóór en achter wat vet moet: **${words === '' ? 'woord' : words}**`,
    };
  },
};

/** `** word **`. */
export const spacedBold: TextPattern = {
  pattern: /(?<!\*)\*\*(?: +([^*]+?) *| *([^*]+?) +)\*\*(?!\*)/g,
  judge({ 0: written, 1: before, 2: behind, index }, { text }) {
    // The end of one bold part and the start of the next look like one with spaces.
    if (matchesOf(/\*\*/g, text.slice(0, index)).length % 2 === 1) return undefined;
    const bold = `**${before ?? behind}**`;
    return {
      message: `In "${written}" staat een spatie tegen de sterretjes aan: bezoekers zien ze.`,
      hint: `Schrijf ${bold}.`,
      replacement: bold,
    };
  },
};

const otherMarks: readonly { pattern: RegExp; called: string; isBold?: true }[] = [
  {
    pattern: /(?<!\*)\*{3}([^*\s](?:[^*]*[^*\s])?)\*{3}(?!\*)/g,
    called: 'Vet en schuin tegelijk',
    isBold: true,
  },
  {
    pattern: /(?<![*\p{L}\p{N}])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\p{L}\p{N}])/gu,
    called: 'Een woord tussen sterretjes',
  },
  {
    pattern: /(?<![_\p{L}\p{N}])__([^_\s](?:[^_]*[^_\s])?)__(?![_\p{L}\p{N}])/gu,
    called: 'Vet met streepjes',
    isBold: true,
  },
  {
    pattern: /(?<![_\p{L}\p{N}/])_([^_\s](?:[^_]*[^_\s])?)_(?![_\p{L}\p{N}])/gu,
    called: 'Een woord tussen liggende streepjes',
  },
  { pattern: /~~([^~]+)~~/g, called: 'Doorgestreepte tekst' },
  { pattern: /==([^=\s][^=]*)==/g, called: 'Gemarkeerde tekst' },
  { pattern: /`+([^`]+)`+/g, called: 'Tekst tussen schuine aanhalingstekens' },
  { pattern: /\[(?:b|i|u)\](.+?)\[\/(?:b|i|u)\]/gi, called: 'Tekst tussen [b] of [i]' },
];

/** Marks of other notations around words. */
export const aroundWords: readonly TextPattern[] = otherMarks.map(({ pattern, called, isBold }) => ({
  pattern,
  judge: ([written, words = '']) => ({
    message: `${called} kan hier niet: bezoekers zien de tekens van "${written}".`,
    hint: isBold
      ? `Schrijf **${words}**.`
      : `Schrijf "${words}" zonder die tekens, of "**${words}**" als het vet moet.`,
    suggestion: isBold ? `**${words}**` : words,
    ...(isBold ? { replacement: `**${words}**` } : {}),
  }),
}));
