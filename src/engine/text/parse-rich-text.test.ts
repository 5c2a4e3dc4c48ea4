import { expect, test } from 'vitest';
import { randomIntegers } from '../../../tests/random.ts';
import { parseMarkdown, parseRichText } from './parse-rich-text.ts';

test.each([
  ['plain words', 'plain words'],
  ['1. is a line, # too, and <b>so</b> is this', '1. is a line, # too, and <b>so</b> is this'],
  ['**bold** at the start', [{ strong: 'bold' }, ' at the start']],
  ['see [contact](/contact#form) first', ['see ', { label: 'contact', href: '/contact#form' }, ' first']],
  ['# a **bold** hash', ['# a ', { strong: 'bold' }, ' hash']],
  ['- a **bold** dash', ['- a ', { strong: 'bold' }, ' dash']],
  ['`code` and **bold**', ['`code` and ', { strong: 'bold' }]],
  ['<i>tag</i> and **bold**', ['<i>tag</i> and ', { strong: 'bold' }]],
  ['*slanted* and **bold**', [{ em: 'slanted' }, ' and ', { strong: 'bold' }]],
  ['_slanted_ and *so*', ['_slanted_', ' and ', { em: 'so' }]],
  ['3 * 4 * 5', '3 * 4 * 5'],
  ['from € 500*', 'from € 500*'],
  ['**never closed', '**never closed'],
  ['120*80*100 cm', '120*80*100 cm'],
  ['_2*3_ and **bold**', ['_2*3_', ' and ', { strong: 'bold' }]],
  ['**[all](/a)**', [{ label: 'all', href: '/a' }]],
  ['**call [us](tel:1) now**', [{ strong: 'call ' }, { label: 'us', href: 'tel:1' }, { strong: ' now' }]],
  ['***[both](/a)***', [{ label: 'both', href: '/a' }]],
  ['**bold *and slanted* words**', [{ strong: 'bold and slanted words' }]],
  ['_[dashes](/a)_', ['_', { label: 'dashes', href: '/a' }, '_']],
])('parseRichText reads %j', (line, expected) => {
  expect(parseRichText(line)).toEqual(expected);
});

const parts = [
  'woord',
  'é',
  '2',
  ' ',
  '  ',
  '. ',
  '(',
  ')',
  '[',
  ']',
  '](',
  '[a](/b)',
  '**',
  '**c**',
  '*d*',
  '*',
  '_',
  '!',
  ',',
];

test('parseRichText reads what a parser of Markdown reads, also where it takes the short way', () => {
  const random = randomIntegers(7);
  for (let round = 0; round < 3000; round += 1) {
    const line = Array.from({ length: 1 + random(9) }, () => parts[random(parts.length)] ?? '').join('');
    if (/\*|\]\(/.test(line)) expect([line, parseRichText(line)]).toEqual([line, parseMarkdown(line)]);
  }
});
