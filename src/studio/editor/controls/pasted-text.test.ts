import { expect, it } from 'vitest';
import { pastedItems, pastedText } from './pasted-text.ts';

it('makes one line of what is pasted into a field of one line', () => {
  expect(pastedText('Twee\r\n\r\nregels\u200B\r\n', { isLine: true })).toBe('Twee regels');
});

it.each([
  ['a paragraph of Word', 'Een bakwagen rijdt.\r\n', 'Een bakwagen rijdt.'],
  ['a word of a website', '\u200BBak\u2060wagen\uFEFF', 'Bakwagen'],
  ['a word of a PDF', 'Eﬃcie\u0308nt', 'Efficiënt'],
  ['what its author means', ' “Twee”\n\nregels\u00A0🧑\u200D🌾 ', ' “Twee”\n\nregels\u00A0🧑\u200D🌾 '],
])('takes of %s what an author sees', (_what, copied, pasted) => {
  expect(pastedText(copied)).toBe(pasted);
});

it.each([
  ['paragraphs of Word', 'Een.\r\nTwee.\r\n', ['Een.', 'Twee.']],
  ['paragraphs of a website', 'Een.\n\nTwee.\n\n', ['Een.', 'Twee.']],
  ['points of Word', '•\tEen\r\no\tTwee\r\n', ['Een', 'Twee']],
  ['points of an answer of a chat program', '- **Een**\n- Twee', ['**Een**', 'Twee']],
  ['numbered points', '1. Een\n2) Twee', ['Een', 'Twee']],
  ['lines that begin with an amount', '- 20% korting\n10.000 km', ['- 20% korting', '10.000 km']],
  ['a row of a spreadsheet', 'Een\tTwee\r\n', ['Een', 'Twee']],
  ['one line', ' Een woord ', ['Een woord']],
])('makes items of %s', (_what, copied, items) => {
  expect(pastedItems(copied)).toEqual(items);
});
