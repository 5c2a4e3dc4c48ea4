import { expect, it } from 'vitest';
import { reportOf, testSite } from '../../../../../tests/engine/support/test-site.ts';
import { uniqueSynonym } from './unique-synonym.ts';

const bakwagen = { card: { title: 'Bakwagen', synonyms: ['meubelbak', 'verhuiswagen'] } };

it.each([
  [['veewagen'], []],
  [
    ['veewagen', 'Meubel-bak'],
    [
      'pages/b.json#/card/synonyms/1 "Meubel-bak" hoort al bij de pagina "pages/a.json". Laat de naam bij één pagina staan: die waar een bezoeker dan heen wil.',
    ],
  ],
  [
    ['bakwagen'],
    [
      'pages/b.json#/card/synonyms/0 "bakwagen" hoort al bij de pagina "pages/a.json". Laat de naam bij één pagina staan: die waar een bezoeker dan heen wil.',
    ],
  ],
  // As of a card that was copied.
  [
    ['Meubelbak', 'veewagen', 'verhuiswagen'],
    [
      'pages/b.json#/card/synonyms "Meubelbak" en "verhuiswagen" horen al bij de pagina "pages/a.json". Laat elke naam bij één pagina staan: die waar een bezoeker dan heen wil.',
    ],
  ],
  [['veewagen', 'bus'], ['pages/b.json#/card/synonyms/1 "bus" vindt deze pagina al. Haal deze naam weg.']],
  // No list may be empty.
  [['bus'], ['pages/b.json#/card/synonyms/0 "bus" vindt deze pagina al. Haal het hele veld "synonyms" weg.']],
])('judges the other names %j', (synonyms, report) => {
  const bus = { card: { title: 'Bus', synonyms } };
  expect(reportOf(uniqueSynonym, { 'a.json': bakwagen, 'b.json': bus })).toEqual(report);
});

it('leaves pages without a card alone', () => {
  expect(reportOf(uniqueSynonym, { 'a.json': bakwagen, 'b.json': {} })).toEqual([]);
});

it.each(['bakwagen - kopie.json', 'bakwagen copy.json', 'Bakwagen kopie.json'])(
  'leaves the names to the original of the misnamed copy %s',
  (copy) => {
    expect(reportOf(uniqueSynonym, { [copy]: bakwagen, 'bakwagen.json': bakwagen })).toEqual([]);
  },
);

it('leaves a name to the page that had it before a new one, whatever they are called', () => {
  const site = testSite({
    'a.json': bakwagen,
    'b.json': { card: { title: 'Bus', synonyms: ['Meubelbak'] } },
  });
  const found = uniqueSynonym.checkSite({ ...site, isNew: (file) => file.endsWith('a.json') });
  expect(found.map(({ document, message }) => `${document.file} ${message}`)).toEqual([
    'pages/a.json "meubelbak" hoort al bij de pagina "pages/b.json".',
  ]);
});
