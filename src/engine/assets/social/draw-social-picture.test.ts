import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSocialPicture } from './draw-social-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'social-'));
const drawing = join(folder, 'tekening.svg');
const hugeDrawing = join(folder, 'reuzentekening.svg');
const photo = join(folder, 'foto.jpg');

beforeAll(async () => {
  writeFileSync(drawing, blueDrawing(640, 400));
  writeFileSync(hugeDrawing, blueDrawing(1_600_000, 1_000_000));
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#00f' } })
    .jpeg()
    .toFile(photo);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of this size, in pixels. */
function blueDrawing(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="${width}" height="${height}"><rect width="640" height="400" fill="#00f"/></svg>`;
}

/** How many pixels of a picture are near a colour, `[red, green, blue]`. */
async function pixelsOf(png: Uint8Array, colour: readonly number[], from = 0, to = 630): Promise<number> {
  const area = { left: 0, top: from, width: 1200, height: to - from };
  const { data, info } = await sharp(png)
    .removeAlpha()
    .extract(area)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (colour.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 24)) count += 1;
  }
  return count;
}

const ink = [16, 35, 28];
const carrot = [255, 122, 31];
const blue = [0, 0, 255];

test('a social picture is 1200 by 630, with the title in ink and the hop line in carrot on cream', async () => {
  const png = await drawSocialPicture({ title: 'Bakwagen leasen', company: 'HopLease' });
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(await pixelsOf(png, ink, 110, 250)).toBeGreaterThan(10_000);
  expect(await pixelsOf(png, carrot, 350)).toBeGreaterThan(2000);
  expect(await pixelsOf(png, [251, 248, 241])).toBeGreaterThan(500_000);
  expect(png.length).toBeLessThan(100_000);
});

test('the hop line is left out for a brand without it', async () => {
  const png = await drawSocialPicture({
    title: 'Bakwagen leasen',
    company: 'HopLease',
    brand: { withoutHopLine: true },
  });
  expect(await pixelsOf(png, carrot)).toBe(0);
});

test.each([
  ['drawing', drawing],
  ['drawing that says to be a million pixels high', hugeDrawing],
  ['photo', photo],
])('the %s of the page stands large in it', async (_kind, illustration) => {
  const png = await drawSocialPicture({ title: 'Bakwagen leasen', company: 'HopLease', illustration });
  expect(await pixelsOf(png, blue)).toBeGreaterThan(150_000);
});

test.each([
  ['a title whose words do not fill its lines', 'IT-hardware leasen: laptops, servers en netwerk'],
  ['one very long word', 'Grondbewerkingsmachineverhuurbedrijfsfinanciering'],
  [
    'as many words as a title may have',
    'Wij leasen bijna alles wat rijdt, graaft, tilt of maait aan '.padEnd(100, 'bedrijf '),
  ],
])('%s stays clear of the edges and of the illustration', async (_what, title) => {
  const without = await drawSocialPicture({ title, company: 'HopLease' });
  const border = await sharp(without)
    .extract({ left: 1140, top: 0, width: 60, height: 630 })
    .resize(1200, 630)
    .toBuffer();
  expect(await pixelsOf(border, ink)).toBe(0);
  const withOne = await drawSocialPicture({ title, company: 'HopLease', illustration: drawing });
  expect(await pixelsOf(withOne, ink)).toBeGreaterThan((await pixelsOf(without, ink)) * 0.98);
});

test('letters of neighbouring languages are drawn, not left out', async () => {
  const [plain, accented] = await Promise.all(
    ['Teszt o', 'Teszt ő'].map((title) => drawSocialPicture({ title, company: 'HopLease' })),
  );
  const more =
    (await pixelsOf(accented ?? new Uint8Array(), ink)) - (await pixelsOf(plain ?? new Uint8Array(), ink));
  expect(more).toBeGreaterThan(0);
  expect(more).toBeLessThan(1500);
});

// Windows lets nobody replace a file that is open.
test('the picture stays open in no way', async () => {
  const open = (): number => sharp.cache().files.current;
  const file = join(folder, 'foto.webp');
  writeFileSync(file, await sharp(photo).webp().toBuffer());
  const before = open();
  await drawSocialPicture({ title: 'Tankwagen leasen', company: 'HopLease', illustration: file });
  expect(open()).toBe(before);
});
