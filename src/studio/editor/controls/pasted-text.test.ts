import { expect, it } from 'vitest';
import { pastedInto, pastedText } from './pasted-text.ts';

it.each([
  ['paragraphs of Word', 'Twee\r\n\r\nalinea’s\u200B\r\n', 'Twee alinea’s', 'Twee alinea’s'],
  [
    'a mail with lines of one length',
    'Een bakwagen \nrijdt.\n',
    'Een bakwagen rijdt.',
    'Een bakwagen rijdt.',
  ],
  ['words with a space on both sides', ' twee woorden ', ' twee woorden ', ' twee woorden '],
  ['points', '• Een\n• Twee', '• Een • Twee', '• Een\n• Twee'],
  ['cells', 'Een\tTwee\nDrie\tVier', 'Een\tTwee Drie\tVier', 'Een\tTwee\nDrie\tVier'],
])(
  'pastes %s into a field of one line, and into one of more in which lines run on',
  (_what, copied, ...pasted) => {
    expect([true, false].map((isLine) => pastedInto({ isLine }, copied))).toEqual(pasted);
  },
);

it('keeps the points of a website apart, which have no marks as text', () => {
  const html = '<ul><li>Een</li><li>Twee</li></ul>';
  expect(pastedInto({ isLine: false, html }, 'Een\nTwee')).toBe('Een\nTwee');
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
