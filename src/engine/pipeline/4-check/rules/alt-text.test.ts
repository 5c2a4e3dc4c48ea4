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
