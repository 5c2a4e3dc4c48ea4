import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite } from '../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../shared/json/json-value.ts';
import { Memo } from '../memo/memo.ts';
import { pictureFile } from '../pipeline/4-check/rules/picture-file.ts';
import { inspectPictures } from './inspect-pictures.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const folder = join(root, 'public');
const memo = new Memo({ root, pages: folder });

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3070b0' } });
const svg = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 40">${content}</svg>`,
  );

beforeAll(() => mkdirSync(join(folder, 'images'), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function write(name: string, content: Buffer | Promise<Buffer>): Promise<string> {
  const src = `/images/${name}`;
  writeFileSync(join(folder, src), await content);
  return src;
}

/** What an author reads about one file, with the way out. */
async function messageFor(src: string, page: JsonValue = { image: { src } }): Promise<string> {
  const { named } = await inspectPictures([{ src, isShown: true }], { folder, memo });
  const site = { ...testSite({ 'a.json': page }), inspectedPictures: named };
  return pictureFile
    .checkSite(site)
    .map(({ pointer, message, hint }) => `${pointer} ${message} ${hint}`)
    .join();
}

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['goed.jpg', () => plain(400, 260).jpeg().toBuffer()],
  ['goed.jpeg', () => plain(400, 260).jpeg().toBuffer()],
  ['goed.png', () => plain(400, 260).png().toBuffer()],
  ['goed.webp', () => plain(400, 260).webp().toBuffer()],
  ['goed.avif', () => plain(400, 260).avif().toBuffer()],
  ['goed.svg', () => svg('<style>path{fill:url(#a)}</style><use href="#a"/><path id="a" d="M0 0h9"/>')],
  ['spaties.svg', () => svg(`<path fill="url( '#a' )"/><path fill="url(${' '.repeat(500_000)}#a)"/>`)],
  ['met-beeld.svg', () => svg('<image href="data:image/png;base64,AAAA"/>')],
])('%s is fine', async (name, content) => {
  expect(await messageFor(await write(name, content()))).toBe('');
});

const start = (bytes: Buffer, part: number): Buffer => bytes.subarray(0, Math.round(bytes.length * part));
const noise = (): Sharp =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['zwaar.jpg', () => Buffer.alloc(30_000_000), 'is 30 MB; meer dan 20 MB kan niet. Bewaar de foto kleiner'],
  ['zwaar.svg', () => Buffer.alloc(3_000_000), 'meer dan 1 MB kan niet. Is het een foto? Bewaar hem dan als'],
  [
    'breed.png',
    () => plain(20_000, 100).png().toBuffer(),
    'is 20.000 bij 100 pixels; meer dan 12.000 kan niet. Bewaar de foto kleiner',
  ],
  [
    'anders.jpg',
    () => plain(9, 9).png().toBuffer(),
    'is in werkelijkheid een png-bestand, geen jpg. Geef het bestand de naam "/images/anders.png"',
  ],
  [
    'bewegend.png',
    () => plain(9, 9).gif().toBuffer(),
    'is in werkelijkheid een gif-bestand, geen png. Open hem in een fotoprogramma',
  ],
  ['tekst.png', () => Buffer.from('geen plaatje'), 'is niet als afbeelding te lezen'],
  ['leeg.jpg', () => Buffer.alloc(0), 'is niet als afbeelding te lezen'],
  ['half.jpg', async () => start(await noise().jpeg().toBuffer(), 0.5), 'is beschadigd'],
  ['half.png', async () => start(await noise().png().toBuffer(), 0.5), 'is beschadigd'],
  ['script.svg', () => svg('<script>alert(1)</script>'), 'bevat een script'],
  ['klik.svg', () => svg('<path onclick="alert(1)"/>'), 'bevat een script (onclick)'],
  ['link.svg', () => svg('<a href="javascript:alert(1)"><path/></a>'), 'bevat een script (href)'],
  ['tab.svg', () => svg('<a href="java&#9;script:alert(1)"><path/></a>'), 'bevat een script (href)'],
  [
    'voorvoegsel.svg',
    () => svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    'bevat een script',
  ],
  [
    'ander-voorvoegsel.svg',
    () => svg('<image xmlns:l="http://www.w3.org/1999/xlink" l:href="https://example.org/a.png"/>'),
    'naar buiten (https://example.org',
  ],
  [
    'eigen.svg',
    () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path/>')}`),
    'bevat eigen afkortingen (ENTITY)',
  ],
  ['kapot.svg', () => svg('<g><path'), 'is niet als afbeelding te lezen'],
  ['naam.svg', () => svg('<constructor/><script/>'), 'bevat een script'],
  ['html.svg', () => svg('<foreignObject/>'), 'bevat een stuk webpagina'],
  [
    'ver.svg',
    () => svg('<image xlink:href="https://example.org/a.png"/>'),
    'naar buiten (https://example.org',
  ],
  ['stijl.svg', () => svg('<style>@import "a.css";</style>'), 'bevat een los stijlbestand (@import)'],
  ['vulling.svg', () => svg('<path fill="url(//example.org/a)"/>'), 'naar buiten (//example.org/a)'],
])('%s is refused, with the reason and the way out', async (name, content, expected) => {
  const text = await messageFor(await write(name, content()));
  expect(text).toContain(`/image/src `);
  expect(text).toContain(`"/images/${name}"`);
  expect(text).toContain(expected);
});

test('a photo smaller than any place to show it gives a tip, and none where it is only shared', async () => {
  const src = await write('duimnagel.jpg', plain(60, 45).jpeg().toBuffer());
  expect(await messageFor(src)).toBe(
    '/image/src De afbeelding "/images/duimnagel.jpg" is maar 60 pixels breed: op de pagina wordt hij groter getoond, en onscherp. Neem de foto zoals die uit de camera kwam, of een andere van minstens 400 pixels breed.',
  );
  expect(await messageFor(src, { metadata: { ogImage: src } })).toBe('');
});

test('a photo that lies on its side has the measures that people see, and its colour', async () => {
  const src = await write('staand.jpg', plain(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { named } = await inspectPictures([{ src, isShown: true }], { folder, memo });
  expect(named.get(src)).toMatchObject({
    width: 60,
    height: 90,
    colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test('what was found is kept by content, so that the same picture under another name is not looked into again', async () => {
  const facts = (): string[] => readdirSync(join(root, '.cache/memo/picture-facts'));
  const content = await plain(431, 317).png().toBuffer();
  await messageFor(await write('een.png', content));
  const before = facts().length;
  expect(await messageFor(await write('twee.png', content))).toBe('');
  expect(facts()).toHaveLength(before);
});
