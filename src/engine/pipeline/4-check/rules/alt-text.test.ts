import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { altText } from './alt-text.ts';

const src = '/images/rode-bus.svg';
const reportOn = (alt: string): string[] =>
  reportOf(altText, { 'a.json': { blocks: [{ title: 'Rode bus', image: { src, alt } }] } });

it.each(['', 'Een rode bus bij een magazijn', 'Tekening van een bus', 'Bus 12', 'Fotocamera op een statief'])(
  'accepts "%s"',
  (alt) => expect(reportOn(alt)).toEqual([]),
);

it.each([
  ['  ', ' Deze beschrijving bestaat alleen uit spaties. Beschrijf wat'],
  ['rode-bus.svg', ' "rode-bus.svg" is de naam van een bestand, geen beschrijving. Schrijf in een halve zin'],
  ['Rode bus.HEIC', ' "Rode bus.HEIC" is de naam van een bestand'],
  ['Rode-bus', ' "Rode-bus" is de naam van een bestand'],
  ['IMG_2041', ' "IMG_2041" is de naam van een bestand'],
  ['foto', ' "foto" zegt niet wat er te zien is. Schrijf dat in een halve zin.'],
  ['Een afbeelding.', ' "Een afbeelding." zegt niet wat er te zien is.'],
  [
    'Foto van een bus',
    ' "Foto van" (warning) "Foto van" kan weg: een schermlezer zegt al dat het een afbeelding is. Begin met wat er te zien is: "een bus".',
  ],
  ['Een afbeelding met twee bussen', ' "Een afbeelding met" (warning) "Een afbeelding met" kan weg'],
  [
    'rode bus',
    ' (warning) Deze beschrijving is gelijk aan de kop "Rode bus"; wie luistert, hoort twee keer hetzelfde.',
  ],
])('reports "%s"', (alt, expected) => {
  const [line, ...more] = reportOn(alt);
  expect(more).toEqual([]);
  expect(line).toContain(`pages/a.json#/blocks/0/image/alt${expected}`);
});

it('looks at the card and at pictures outside blocks, and leaves out what is no picture', () => {
  const alt = 'bus.png';
  const files = {
    'a.json': { card: { title: 'Bus', image: { src, alt } }, metadata: { ogImage: '/images/x.png' } },
  };
  expect(reportOf(altText, files)).toHaveLength(1);
});

it('reports one description of two pictures, at each', () => {
  const shows = (file: string, alt: string) => ({ image: { src: `/images/${file}.svg`, alt } });
  const files = {
    'a.json': { blocks: [shows('bus', 'Een rode bus'), shows('bus', 'Een rode bus'), shows('lijn', '')] },
    'b.json': { blocks: [shows('tram', 'een rode bus '), shows('buss', 'Een rode bus'), shows('stip', '')] },
  };
  const present = ['bus', 'tram', 'lijn', 'stip'].map((file) => `/images/${file}.svg`);
  const found = (place: string, src: string, file: string) =>
    `pages/${place}/image/alt (warning) Bij "/images/${src}.svg" in "pages/${file}" staat dezelfde beschrijving, en dat is een andere afbeelding. Beschrijf bij elke wat daarop te zien is.`;
  expect(reportOf(altText, files, present)).toEqual([
    found('a.json#/blocks/0', 'tram', 'b.json'),
    found('a.json#/blocks/1', 'tram', 'b.json'),
    found('b.json#/blocks/0', 'bus', 'a.json'),
  ]);
});
