import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const long = 'x'.repeat(80);

it.each([
  ['a short line', 'Dank!', 'Dank!'],
  ['line breaks and empty lines', 'een\n\ntwee', 'een\n\ntwee'],
  ['nothing', '', ''],
  ['the beginning of a line', '  - een', '  - een'],
  ['a word that is too long, whole and on a line of its own', `een ${long} twee`, `een\n${long}\ntwee`],
  ['a line of exactly 72 characters', `${'a '.repeat(35)}bb`, `${'a '.repeat(35)}bb`],
])('keeps %s', (_, text, expected) => {
  expect(wrapText(text)).toBe(expected);
});

it('breaks before the word that does not fit', () => {
  expect(wrapText(`${'a '.repeat(35)}bbb c`)).toBe(`${'a '.repeat(35).trimEnd()}\nbbb c`);
});

it('begins every line but the first below the place where the first begins', () => {
  expect(wrapText(`${'a '.repeat(34)}bbb\nc`, 4)).toBe(`${'a '.repeat(34).trimEnd()}\n    bbb\n    c`);
});
