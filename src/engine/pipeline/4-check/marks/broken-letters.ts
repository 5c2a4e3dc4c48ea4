import { plain1252, typedBeyondLatin1 } from '../../../text/windows-1252.ts';
import type { TextPattern } from '../rule.ts';

/** Letters and signs beyond ASCII that Dutch authors type. */
const typed = [
  ...Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0xa0 + at)),
  ...typedBeyondLatin1,
];

/** The last byte of a closing quotation mark is an unseen character, which many programs drop. */
const droppedByte = 'â€';

/** Longer ones before those that they begin with. */
const meantBy = new Map([
  ...typed.map((letter): [string, string] => [broken(letter), letter]),
  [droppedByte, '”'],
]);

/** What stands there when a letter in UTF-8 is read as Windows-1252: `Ã©` for é. */
function broken(letter: string): string {
  return plain1252(String.fromCharCode(...new TextEncoder().encode(letter)));
}

/** Letters of a text that went through a program with another encoding. */
export const brokenLetters: TextPattern = {
  // One by one: by those the texts are found that need a look.
  pattern: new RegExp([...meantBy.keys()].join('|'), 'g'),
  judge({ 0: written, index }, { text }) {
    const meant = meantBy.get(written);
    // Before another sign it is the start of a letter that nobody types.
    const isStart = written === droppedByte && /^\P{ASCII}/u.test(text.slice(index + written.length));
    if (meant === undefined || isStart) return undefined;
    const called = meant === '\u00a0' ? 'een spatie' : `"${meant}"`;
    return {
      message: `"${written}" is ${called}, gelezen in een andere tekencodering dan UTF-8.`,
      hint: `Schrijf ${called}, en sla teksten van elders op als UTF-8.`,
      replacement: meant === '\u00a0' ? ' ' : meant,
    };
  },
};

/** Whether the character at a place is part of a broken letter. */
export function isInBrokenLetter(text: string, at: number): boolean {
  return [...text.slice(Math.max(0, at - 2), at + 1).matchAll(brokenLetters.pattern)].some(
    ({ 0: letter, index }) => Math.max(0, at - 2) + index + letter.length > at,
  );
}
