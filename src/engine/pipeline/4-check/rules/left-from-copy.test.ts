import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../../shared/json/json-value.ts';
import { leftFromCopy } from './left-from-copy.ts';

const page = (src: string, alt: string): JsonObject => ({
  blocks: [{ type: 'hero', title: 'Een pagina', text: 'Een tekst.', image: { src, alt } }],
});

const withCard = (src: string): JsonObject => ({
  ...page('/images/koelwagen.svg', 'Koelwagen van opzij'),
  card: { title: 'Koelwagen', image: { src } },
});

const hub = page('/images/wegtransport.svg', 'Vrachtwagen van opzij');
const bakwagen = page('/images/bakwagen.svg', 'Bakwagen van opzij');

it.each<[what: string, koelwagen: JsonObject, expected?: RegExp]>([
  ['accepts a picture of another page with its description', bakwagen],
  ['accepts the picture of its hub in its own words', page('/images/wegtransport.svg', 'Koelwagen')],
  ['accepts its own picture', page('/images/koelwagen.svg', 'Koelwagen van opzij')],
  ['accepts a card with its own picture', withCard('/images/koelwagen.svg')],
  ['accepts a card with the picture of its hub', withCard('/images/wegtransport.svg')],
  [
    'doubts a card with the picture of another page',
    withCard('/images/bakwagen.svg'),
    /card\/image\/src \(warning\) De kaart toont "\/images\/bakwagen\.svg", de afbeelding van .* Schrijf "\/images\/koelwagen\.svg"\.$/,
  ],
  [
    'refuses a picture of another page, described as its own',
    page('/images/bakwagen.svg', 'Koelwagen'),
    /image\/src De afbeelding .* of beschrijf wat er op deze te zien is\.$/,
  ],
  [
    'doubts a picture of another page, described in other words',
    page('/images/bakwagen.svg', 'Gesloten laadruimte met klep'),
    /image\/src \(warning\) De afbeelding .* Klopt die bij deze afbeelding, laat het dan zo/,
  ],
])('%s', (_, koelwagen, expected?) => {
  const files = {
    'wegtransport/index.json': hub,
    'wegtransport/bakwagen.json': bakwagen,
    'wegtransport/koelwagen.json': koelwagen,
  };
  const lines = reportOf(leftFromCopy, files).filter((line) => line.includes('afbeelding'));
  expect(lines).toEqual(expected === undefined ? [] : [expect.stringMatching(expected)]);
});

const about = (name: string, text: string): JsonObject => ({
  blocks: [
    { type: 'hero', title: `${name} leasen`, text },
    { type: 'text-section', title: 'Wat kost een bakwagen?', text: [text] },
  ],
});
const otherWords = Array.from({ length: 80 }, (_, at) => `woord${at}`).join(' ');

it.each([
  ['of a copy whose own heading is new', otherWords, 1],
  ['that another page has too', 'Een heel ander verhaal over koelen.', 0],
])('looks at the heading of a part %s', (_, text, count) => {
  const files = {
    'bakwagen.json': about('Bakwagen', otherWords),
    'koelwagen.json': about('Koelwagen', text),
  };
  const found = reportOf(leftFromCopy, files).filter((line) => line.includes('de kop van blok 2'));
  expect(found).toHaveLength(count);
});

const backTo = (href: string, label = 'Terug'): JsonObject => ({
  blocks: [{ type: 'hero', title: 'Een pagina', text: 'Een tekst.', back: { label, href } }],
});

it.each([
  ['to another hub', 'bouw/kraan.json', 1],
  ['on a page in the wrong folder', 'wegvervoer/kraan.json', 0],
])('reports a back link %s', (_, file, count) => {
  const hubs = { 'index.json': {}, 'bouw/index.json': hub, 'wegtransport/index.json': hub };
  const found = reportOf(leftFromCopy, { ...hubs, [file]: backTo('/wegtransport') });
  expect(found.filter((line) => line.includes('De link terug'))).toHaveLength(count);
});

it.each([
  ['doubts a way back that is called as the one to another page', 'Terug naar de kranen', 1],
  ['accepts a way back with words of its own', 'Terug naar alles voor de bouw', 0],
])('%s', (_, label, count) => {
  const files = {
    'bouw/index.json': hub,
    'bouw/graafmachine.json': backTo('/bouw', 'Terug naar de bouw'),
    'bouw/wals.json': backTo('/bouw', 'Terug naar de bouw'),
    'bouw/kranen/index.json': hub,
    'bouw/kranen/autokraan.json': backTo('/bouw/kranen', 'Terug naar de kranen'),
    'bouw/kranen/torenkraan.json': backTo('/bouw/kranen', 'Terug naar de kranen'),
    'bouw/kranen/minikraan.json': backTo('/bouw', label),
  };
  const found = reportOf(leftFromCopy, files).filter((line) => line.includes('De link terug'));
  expect(found).toEqual(
    Array(count).fill(
      'pages/bouw/kranen/minikraan.json#/blocks/0/back/label (warning) De link terug heet "Terug naar de kranen", maar gaat naar "/bouw". Schrijf "Terug naar de bouw".',
    ),
  );
});
