import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentProgress } from '../../../tests/engine/silent-progress.ts';
import { Memo } from '../memo/memo.ts';
import { inspectPictures } from './inspect-pictures.ts';
import { type PreparedPictures, preparePictures } from './prepare-pictures.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'public/images'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param meanwhile after the picture was inspected */
async function prepare(name: string, content: Buffer, meanwhile = () => {}): Promise<PreparedPictures> {
  const folder = join(root, 'public');
  const memo = new Memo({ root, pages: folder });
  writeFileSync(join(folder, 'images', name), content);
  const { shown } = await inspectPictures([{ src: `/images/${name}`, isShown: true }], { folder, memo });
  meanwhile();
  return preparePictures(shown, { folder, memo, progress: silentProgress });
}

/** What sharp calls a format, and how its files end here. */
const endings = new Map<string | undefined, string>([
  ['heif', 'avif'],
  ['jpeg', 'jpg'],
]);

function photo(width: number, height: number, background = '#b07030'): Sharp {
  return sharp({ create: { width, height, channels: 4, background } });
}

test('a photo becomes AVIF, WebP and one JPEG, in widths up to its own', async () => {
  const { byPath, files } = await prepare('foto.jpg', await photo(1000, 500).jpeg().toBuffer());
  const made = byPath.get('/images/foto.jpg');
  expect(made).toMatchObject({ width: 1000, height: 500, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect(made?.src).toMatch(/^\/assets\/images\/foto-[0-9a-f]{10}-800\.jpg$/);
  expect(made?.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  const names = [...files.keys()].map((name) => name.replace(/.*-(?=\d+\.)/, ''));
  expect(names.sort()).toEqual(
    ['400.avif', '800.avif', '1000.avif', '400.webp', '800.webp', '1000.webp', '800.jpg'].sort(),
  );
  for (const [name, content] of files) {
    const { width, format } = await sharp(content).metadata();
    expect(name).toContain(`-${width}.${endings.get(format) ?? format}`);
  }
});

test('what is made of a picture that another replaced is not kept for the one that was there', async () => {
  const colours = ['#b07030', '#3070b0'].map((colour) => photo(100, 50, colour).jpeg().toBuffer());
  const [brown = Buffer.of(), blue = Buffer.of()] = await Promise.all(colours);
  const replace = () => writeFileSync(join(root, 'public/images/foto.jpg'), blue);
  await expect(prepare('foto.jpg', brown, replace)).rejects.toThrow('foto.jpg is intussen veranderd.');
  const { files } = await prepare('foto.jpg', brown);
  for (const file of files.values()) {
    const { dominant } = await sharp(file).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  }
});

test('a phone’s photo is offered no wider than a screen needs, upright and without its place and camera', async () => {
  const camera = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } };
  const content = await photo(3000, 2000).withExif(camera).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { byPath, files } = await prepare('telefoon.jpg', content);
  expect(byPath.get('/images/telefoon.jpg')).toMatchObject({ width: 1600, height: 2400 });
  for (const file of files.values()) {
    const { exif, orientation } = await sharp(file).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  }
});

test('a see-through picture keeps its transparency and has no colour behind it', async () => {
  const { byPath } = await prepare('los.png', await photo(300, 200, '#ff000000').png().toBuffer());
  const made = byPath.get('/images/los.png');
  expect(made?.colour).toBeUndefined();
  expect(made?.src).toMatch(/-300\.png$/);
});

test('a drawing stays a drawing of the same measures, in fewer bytes', async () => {
  const drawing = `<?xml version="1.0"?><!-- van een tekenprogramma --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400"><g><path d="M 10.0000 10.0000 L 20.0000 20.0000" fill="#ff0000"/></g></svg>`;
  const { byPath, files } = await prepare('tekening.svg', Buffer.from(drawing));
  const made = byPath.get('/images/tekening.svg');
  expect(made).toEqual({ src: expect.stringMatching(/-[0-9a-f]{10}\.svg$/), width: 640, height: 400 });
  const text = Buffer.from([...files.values()][0] ?? []).toString();
  expect(text.length).toBeLessThan(drawing.length * 0.7);
  expect(text).toContain('viewBox="0 0 640 400"');
});

test('an unchanged picture is not made again, a changed one gets another name', async () => {
  const content = await photo(60, 40).jpeg().toBuffer();
  const first = await prepare('foto.jpg', content);
  const made = join(root, '.cache/memo/picture');
  const times = (): number[] => readdirSync(made).map((name) => statSync(join(made, name)).mtimeMs);
  const before = times();
  const second = await prepare('foto.jpg', content);
  expect(second).toEqual(first);
  expect(times()).toEqual(before);
  const changed = await prepare('foto.jpg', await photo(60, 40, '#000').jpeg().toBuffer());
  expect(changed.byPath.get('/images/foto.jpg')?.src).not.toBe(first.byPath.get('/images/foto.jpg')?.src);
});

// Windows lets nobody replace a file that is open.
test('a photo stays open in no way', async () => {
  const open = (): number => sharp.cache().files.current;
  const before = open();
  await prepare('foto.webp', await photo(60, 40).webp().toBuffer());
  expect(open()).toBe(before);
});
