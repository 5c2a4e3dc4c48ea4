import { expect, it } from 'vitest';
import { reportOf, testSite } from '../../../../../tests/engine/support/test-site.ts';
import { picture } from './picture.ts';

const files = ['/images/bakwagen.svg', '/images/weg/Kipper.svg', '/images/delen.png', '/brochure.pdf'];

it.each([
  ['/images/bakwagn.svg', 'staat niet in de map public. Bedoel je "/images/bakwagen.svg"?'],
  ['/images/bakwagen.png', 'staat niet in de map public. Bedoel je "/images/bakwagen.svg"?'],
  ['/images/kipper.svg', 'staat niet in de map public. Bedoel je "/images/weg/Kipper.svg"?'],
  ['/images/weg/kipper.svg', 'hoofdletters en kleine letters tellen mee. Schrijf "/images/weg/Kipper.svg".'],
  ['/images/kraan.svg', 'staat niet in de map public. Zet het bestand in public/images/kraan.svg.'],
  [
    '/images/bak-wagne.svg',
    'Bedoel je "/images/bakwagen.svg"? Is het een nieuwe afbeelding, zet het bestand dan in public/images/bak-wagne.svg.',
  ],
  // Other vehicles.
  ['/images/laadwagen.svg', 'Zet het bestand in public/images/laadwagen.svg.'],
  ['/images/tankwagen.svg', 'Zet het bestand in public/images/tankwagen.svg.'],
  ['/images/heel-iets-anders.svg', 'Zet het bestand in public/images/heel-iets-anders.svg.'],
])('reports %s', (src, expected) => {
  const [line, ...more] = reportOf(picture, { 'a.json': { image: { src } } }, files);
  expect(more).toEqual([]);
  expect(line).toContain(`pages/a.json#/image/src De afbeelding "${src}" `);
  expect(line).toContain(expected);
});

const misnamed = ['/images/DSC_0042.JPG', '/images/tank wagen.svg', '/images/tänkauto.png', '/images/a.svg'];

it.each([
  // The name that the camera gave, as it is on the disk and as somebody writes it.
  [
    '/images/DSC_0042.JPG',
    '/images/DSC_0042.JPG',
    'de naam "DSC_0042.jpg" en schrijf hier "/images/DSC_0042.jpg".',
  ],
  ['/images/DSC_0042.jpg', '/images/DSC_0042.JPG', 'de naam "DSC_0042.jpg".'],
  [
    '/images/tank wagen.svg',
    '/images/tank wagen.svg',
    'de naam "tank-wagen.svg" en schrijf hier "/images/tank-wagen.svg".',
  ],
  ['/images/tank-wagen.svg', '/images/tank wagen.svg', 'de naam "tank-wagen.svg".'],
  [
    '/images/ta\u0308nkauto.png',
    '/images/tänkauto.png',
    'de naam "tankauto.png" en schrijf hier "/images/tankauto.png".',
  ],
])('says of %s that the file %s needs another name', (src, file, expected) => {
  expect(reportOf(picture, { 'a.json': { image: { src } } }, misnamed)).toEqual([
    `pages/a.json#/image/src De naam van het bestand "public${file}" past niet in een webadres: gebruik letters, cijfers en streepjes, en kleine letters achter de punt. Geef het bestand ${expected}`,
  ]);
});

it('offers no file whose name is to change', () => {
  const [line] = reportOf(picture, { 'a.json': { image: { src: '/images/tank-wagon.svg' } } }, misnamed);
  expect(line).toContain('Zet het bestand in public/images/tank-wagon.svg.');
});

it('accepts pictures that exist, and leaves the form of the address to the schema', () => {
  const page = {
    metadata: { ogImage: '/images/delen.png' },
    images: [{ src: '/images/bakwagen.svg' }, { src: 'https://example.org/a.png' }, { src: '/images/a.bmp' }],
  };
  expect(reportOf(picture, { 'a.json': page }, files)).toEqual([]);
});

it('offers no drawing as the picture for social media', () => {
  const [line] = reportOf(picture, { 'a.json': { metadata: { ogImage: '/images/bakwagen.png' } } }, files);
  expect(line).toContain('Zet het bestand in public/images/bakwagen.png.');
});

it('counts what is missing on a page and where it is shared as two mistakes, with a way out each', () => {
  const src = '/images/bakwagen.png';
  const site = testSite({ 'a.json': { metadata: { ogImage: src }, image: { src } } }, files);
  const found = picture.checkSite(site);
  expect(found).toHaveLength(2);
  expect(new Set(found.map(({ group }) => group)).size).toBe(2);
});

it('looks at the picture for social media', () => {
  const [line] = reportOf(picture, { 'a.json': { metadata: { ogImage: '/images/dele.png' } } }, files);
  expect(line).toContain('pages/a.json#/metadata/ogImage');
});
