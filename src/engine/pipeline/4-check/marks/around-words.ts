import { matchesOf } from '../match-pattern.ts';
import type { TextPattern } from '../rule.ts';
import { bold, italics } from './emphasis.ts';
import { inPlainText, marksElsewhere } from './plain-text.ts';

/** `**` without an end. */
export const unclosedBold: TextPattern = {
  pattern: /(?<!\*)\*\*(?!\*)/g,
  judge({ index }, { text, isRichText }) {
    const marks = matchesOf(/(?<!\*)\*\*(?!\*)/g, text);
    if (marks.length % 2 === 0 || index !== marks.at(-1)?.index) return undefined;
    const message = 'De "**" hier heeft geen tweede "**": bezoekers zien de sterretjes.';
    if (!isRichText) return { message, hint: `Haal "**" hier weg. ${marksElsewhere}`, suggestion: '' };
    return { message, hint: `Zet ** vóór en achter wat vet moet: ${bold(wordBehind(text, index))}` };
  },
};

/** The first word behind a mark. */
function wordBehind(text: string, index: number): string {
  return /^\*+\s*([^\s*.,;:!?]+)/.exec(text.slice(index))?.[1] ?? 'woord';
}

/** `*` before a word, without an end; one that begins a line is a note. */
export const unclosedItalics: TextPattern = {
  pattern: /\*(?<=\S[^\S\n]+\*)(?=\p{L})/gu,
  judge({ index }, { text, isRichText }) {
    if (!openStars(text).includes(index)) return undefined;
    const before = text.slice(0, index);
    const mayBeNote = /[.!?]\s+$/.test(before);
    if (mayBeNote && /[\p{L}\p{N}]\*(?!\*)/u.test(before)) return undefined;
    const out = isRichText
      ? `Zet * vóór en achter wat cursief moet: ${italics(wordBehind(text, index))}`
      : `Haal "*" hier weg. ${marksElsewhere}`;
    return {
      severity: mayBeNote ? 'warning' : undefined,
      message: 'De "*" hier heeft geen tweede "*": bezoekers zien het sterretje.',
      hint: mayBeNote ? `${out} Hoort het sterretje bij een noot, dan mag het blijven staan.` : out,
      suggestion: isRichText ? undefined : '',
    };
  },
};

/** Where a `*` begins italics that nothing ends. */
function openStars(text: string): number[] {
  const open: number[] = [];
  for (const { index, 0: stars } of matchesOf(/(?<!\*|\d(?=\*\d))(?:\*|\*{3})(?!\*)/g, text)) {
    const [before, after] = [text.charAt(index - 1), text.charAt(index + stars.length)];
    if (open.length > 0 && belongsTo(before, after)) open.pop();
    else if (belongsTo(after, before)) open.push(index);
  }
  return open;
}

/** Whether a mark is about the words on one side of it, as Markdown has it. */
function belongsTo(side: string, other: string): boolean {
  return /\S/.test(side) && (!/[\p{P}\p{S}]/u.test(side) || !/[^\s\p{P}\p{S}]/u.test(other));
}

/** `** word **`. */
export const spacedBold: TextPattern = {
  pattern: /(?<!\*)\*\*(?= |[^*]* \*) *([^* ](?:[^*]*[^* ])?) *\*\*(?!\*)/g,
  judge({ 0: written, 1: words = '', index }, { text, isRichText }) {
    // The end of one bold part and the start of the next look like one with spaces.
    if (matchesOf(/\*\*/g, text.slice(0, index)).length % 2 === 1) return undefined;
    const apart = (fixed: string): string => keepApart(fixed, { written, index, text });
    if (!isRichText) return { ...inPlainText(written, words), replacement: apart(words) };
    return {
      message: `In "${written}" staat een spatie tegen de sterretjes aan: bezoekers zien ze.`,
      hint: `Schrijf ${bold(words)}.`,
      replacement: apart(bold(words)),
    };
  },
};

/** With the space inside the stars that parts the words from those beside them, now outside. */
function keepApart(
  fixed: string,
  { written, index, text }: { written: string; index: number; text: string },
): string {
  const isBehindWord = /[\p{L}\p{N}.,:;!?)]$/u.test(text.slice(0, index));
  const isBeforeWord = /^[\p{L}\p{N}(]/u.test(text.slice(index + written.length));
  const [before, behind] = [
    isBehindWord && written.startsWith('** '),
    isBeforeWord && written.endsWith(' **'),
  ];
  return `${before ? ' ' : ''}${fixed}${behind ? ' ' : ''}`;
}

const otherMarks: readonly { pattern: RegExp; called: string; fix?: (words: string) => string }[] = [
  {
    pattern: /(?<!\*)\*{3}([^*\s](?:[^*]*[^*\s])?)\*{3}(?!\*)/g,
    called: 'Vet en cursief tegelijk',
    fix: bold,
  },
  {
    pattern: /(?<![_\p{L}\p{N}])__([^_\s](?:[^_]*[^_\s])?)__(?![_\p{L}\p{N}])/gu,
    called: 'Vet met streepjes',
    fix: bold,
  },
  {
    pattern: /(?<![_\p{L}\p{N}/])_([^_\s](?:[^_]*[^_\s])?)_(?![_\p{L}\p{N}])/gu,
    called: 'Cursief met streepjes',
    fix: italics,
  },
  { pattern: /~~([^~]+)~~/g, called: 'Doorgestreepte tekst' },
  { pattern: /==([^=\s][^=]*)==/g, called: 'Gemarkeerde tekst' },
  { pattern: /(?<!\p{L})`+([^`]+)`+/gu, called: 'Tekst tussen schuine aanhalingstekens' },
  { pattern: /\[b\](.+?)\[\/b\]/gi, called: 'Tekst tussen [b]', fix: bold },
  { pattern: /\[i\](.+?)\[\/i\]/gi, called: 'Tekst tussen [i]', fix: italics },
  { pattern: /\[u\](.+?)\[\/u\]/gi, called: 'Tekst tussen [u]' },
];

/** Marks of other notations around words. */
export const aroundWords: readonly TextPattern[] = otherMarks.map(({ pattern, called, fix }) => ({
  pattern,
  judge([written, words = ''], { isRichText }) {
    if (fix && !isRichText) return { ...inPlainText(written, words), replacement: words };
    const asBold = isRichText ? `, of "${bold(words)}" als het vet moet` : '';
    return {
      message: `${called} kan hier niet: bezoekers zien de tekens van "${written}".`,
      hint: fix ? `Schrijf ${fix(words)}.` : `Schrijf "${words}" zonder die tekens${asBold}.`,
      suggestion: fix ? fix(words) : words,
      replacement: fix?.(words),
    };
  },
}));
