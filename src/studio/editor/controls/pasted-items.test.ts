import { expect, it } from 'vitest';
import { pasteItems } from './pasted-items.ts';

const list = '/blocks/0/body';
const document = {
  blocks: [{ type: 'text-section', title: 'Oud', body: ['Een', 'Oud', 'Drie'], rows: [['Klein', '1 m']] }],
};

it.each([
  ['paragraphs of Word', 'Een.\r\nTwee.\r\n', ['Een.', 'Twee.']],
  ['paragraphs of a website', 'Een.\n\nTwee.\n\n', ['Een.', 'Twee.']],
  ['points of Word', '•\tEen\r\no\tTwee\r\n', ['Een', 'Twee']],
  ['points of Word in its own font', '\uf0b7\tEen\v\uf0a7\tTwee\r\n', ['Een', 'Twee']],
  ['points of a presentation', '➤Een\n➤ Twee', ['Een', 'Twee']],
  ['points of an answer of a chat program', '- **Een**\n- Twee', ['**Een**', 'Twee']],
  ['numbered points', '1. Een\n2) Twee', ['Een', 'Twee']],
  ['lines that begin with an amount', '- 20% korting\n10.000 km', ['- 20% korting', '10.000 km']],
  ['the lines of a cell', '"Een\nTwee"\r\n', ['Een', 'Twee']],
  ['a row of a spreadsheet', 'Een\tTwee\r\n', ['Een', 'Twee']],
])('makes items of %s', (_what, copied, items) => {
  const paste = { pointer: `${list}/1`, copied, before: '', after: '' };
  expect(pasteItems(document, paste)).toEqual({
    kind: 'set',
    pointer: list,
    value: ['Een', ...items, 'Drie'],
  });
});

it('keeps what stood around the place in the first item', () => {
  const paste = { pointer: `${list}/0`, copied: 'nieuw\n\nTwee', before: 'Geheel ', after: '.' };
  expect(pasteItems(document, paste)).toMatchObject({ value: ['Geheel nieuw.', 'Twee', 'Oud', 'Drie'] });
});

it.each([
  ['one line', `${list}/0`, ' Een woord '],
  ['paragraphs in a text', '/blocks/0/title', 'Een\nTwee'],
  ['paragraphs in a row of a table', '/blocks/0/rows/0/0', 'Een\nTwee'],
])('leaves %s to the field', (_what, pointer, copied) => {
  expect(pasteItems(document, { pointer, copied, before: '', after: '' })).toBeUndefined();
});
