import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { textMarks } from './text-marks.ts';

const site = { phone: '026-000 00 00' };
const marksIn = (text: string): string[] =>
  reportOf(textMarks, { '_site.json': site, 'a.json': { blocks: [{ text }] } }).map(
    (line) => /^\S+ "(.*?)" (?=[A-Z"(])/.exec(line)?.[1] ?? line,
  );

it.each([
  'Dit is **vet** en dit **ook**.',
  'Lees [meer](/equipment) of [bel](tel:+31260000000).',
  'Mail [info@voorbeeld.nl](mailto:info@voorbeeld.nl) of kijk op [www.voorbeeld.nl](https://www.voorbeeld.nl).',
  'Bel {phone}, of {wie je wilt}',
  'Een last van <3 ton, C# en nummer #1; 3 * 4 * 5.',
  'Een lijst [1] (zie onder).',
])('accepts %j', (text) => {
  expect(marksIn(text)).toEqual([]);
});

it.each([
  ['Dit is **vet** en dit **niet.', '**'],
  ['**', '**'],
  ['Lees [meer] (/equipment).', ' '],
  ['Lees [meer](/equipment en verder.', '[meer](/equipment'],
  ['Een <strong>woord</strong>.', '<strong>'],
  ['Regel<br/>regel', '<br/>'],
  ['## Kop', '## '],
  ['Bel {phone voor meer.', '{phone'],
  ['Kijk op www.voorbeeld.nl.', 'www.voorbeeld.nl'],
  ['Zie https://voorbeeld.nl/a?b=c, of bel.', 'https://voorbeeld.nl/a?b=c'],
])('points in %j at %j', (text, mark) => {
  expect(marksIn(text)).toEqual([mark]);
});
