import { expect, it } from 'vitest';
import { cleanText } from '../../../../supabase/functions/_shared/clean-text.ts';
import { sendableText } from './sendable-text.ts';

it.each([
  ['as it was typed', 'Een bakwagen, 40 m³', 'Een bakwagen, 40 m³'],
  ['with lines of a textarea', 'Eén\r\n\r\ntwee\r\n', 'Eén\n\ntwee'],
  ['with a hyphen of a PDF', 'lease\u0002contract', 'lease contract'],
  ['of which nothing can be seen', '\u200b \u3164\u2060', ''],
  ['with marks around it', '\u202a06 12345678\u202c', '06 12345678'],
  ['with an accent apart', 'Rene\u0301', 'René'],
  ['with half a character', 'Dank \ud83d', 'Dank'],
  ['with a whole one', 'Dank 👍', 'Dank 👍'],
])('gives a text %s', (_what, text, expected) => expect(sendableText(text)).toBe(expected));

const from = (first: number, length: number): string[] =>
  Array.from({ length }, (_, at) => String.fromCharCode(first + at));
const all = [...from(0, 0x2100), ...from(0x3100, 0x100), ...from(0xd800, 0x2800)];

it('is what the lead service keeps, so that what is required is there and fits', () => {
  const isChanged = (text: string) => cleanText(text, { lines: true }) !== text;
  const forms = (character: string) => [character, `a${character}`, character.repeat(3)];
  expect(all.flatMap(forms).map(sendableText).filter(isChanged)).toEqual([]);
});

it('leaves nothing that the lead service refuses', () => {
  const refused = (lines: boolean) => (character: string) =>
    cleanText(sendableText(`a${character}b`), { lines }) === undefined;
  expect(all.filter(refused(true))).toEqual([]);
  // No field of one line lets a visitor end it.
  expect(all.filter(refused(false))).toEqual(['\n']);
});
