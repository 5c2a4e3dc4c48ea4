import { wordsOfLine } from '../../pipeline/1-load/read-own-words.ts';

/**
 * The text of `_words.txt` with one more word, in its place in the alphabet as far as the lines are in order; comments stay.
 * The same text when the word is there already.
 */
export function withOwnWord(text: string, word: string): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines.some((line) => wordsOfLine(line).includes(word))) return text;
  const after = lines.findIndex((line) => (wordsOfLine(line)[0] ?? '') > word);
  lines.splice(after === -1 ? lines.length : after, 0, word);
  return lines.join(end) + end;
}
