import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { blankText } from './blank-text.ts';

it.each([
  [
    ' ',
    'Deze tekst bestaat alleen uit spaties. Schrijf iets, of haal het veld weg als het niet verplicht is.',
  ],
  [
    '\u00a0\u200b\t',
    'Deze tekst bestaat alleen uit spaties. Schrijf iets, of haal het veld weg als het niet verplicht is.',
  ],
  [
    'Lees [ ](/contact) meer',
    'In deze tekst staat een link zonder woorden. Schrijf tussen [ en ] waar de link heen gaat.',
  ],
  ['', undefined],
  [' a', undefined],
  ['🚚', undefined],
  ['[meer](/contact)', undefined],
])('judges "%s"', (title, message) => {
  const report = reportOf(blankText, { 'a.json': { blocks: [{ title, image: { alt: ' ' } }] } });
  expect(report).toEqual(message ? [`pages/a.json#/blocks/0/title ${message}`] : []);
});

it('lets the corner of a table be empty, and no other head', () => {
  expect(reportOf(blankText, { 'a.json': { blocks: [{ columns: ['', 'Prijs', ''] }] } })).toEqual([
    'pages/a.json#/blocks/0/columns/2 Deze kolom heeft geen kop; alleen die van de eerste mag leeg zijn. Schrijf wat er in de kolom staat.',
  ]);
});
