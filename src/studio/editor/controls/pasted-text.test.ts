import { expect, it } from 'vitest';
import { pastedText } from './pasted-text.ts';

it('makes one line of what is pasted into a field of one line', () => {
  expect(pastedText('Twee\r\n\r\nregels\u200B\r\n', { isLine: true })).toBe('Twee regels');
});

it.each([
  ['a paragraph of Word', 'Een bakwagen rijdt.\r\n', 'Een bakwagen rijdt.'],
  ['lines of Word in one paragraph', 'Een\vTwee\u2028Drie', 'Een\nTwee\nDrie'],
  ['a word of a website', '\u200BBak\u2060wagen\uFEFF', 'Bakwagen'],
  ['a word of a PDF', 'Eﬃcie\u0308nt', 'Efficiënt'],
  ['what its author means', ' “Twee”\n\nregels\u00A0🧑\u200D🌾 ', ' “Twee”\n\nregels\u00A0🧑\u200D🌾 '],
])('takes of %s what an author sees', (_what, copied, pasted) => {
  expect(pastedText(copied)).toBe(pasted);
});
