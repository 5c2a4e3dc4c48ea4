import { expect, test } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

test.each([
  ['plain words', 'plain words'],
  ['1. is a line, # too, and <b>so</b> is this', '1. is a line, # too, and <b>so</b> is this'],
  ['**bold** at the start', [{ strong: 'bold' }, ' at the start']],
  ['see [contact](/contact#form) first', ['see ', { label: 'contact', href: '/contact#form' }, ' first']],
  ['# a **bold** hash', ['# a ', { strong: 'bold' }, ' hash']],
  ['- a **bold** dash', ['- a ', { strong: 'bold' }, ' dash']],
  ['`code` and **bold**', ['`code` and ', { strong: 'bold' }]],
  ['<i>tag</i> and **bold**', ['<i>tag</i> and ', { strong: 'bold' }]],
  ['*slanted* and **bold**', ['*slanted*', ' and ', { strong: 'bold' }]],
  ['**never closed', '**never closed'],
])('parseRichText reads %j', (line, expected) => {
  expect(parseRichText(line)).toEqual(expected);
});
