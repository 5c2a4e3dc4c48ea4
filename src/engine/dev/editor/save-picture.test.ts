import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { savePicture } from './save-picture.ts';

let publicFolder: string;

beforeEach(async () => {
  publicFolder = mkdtempSync(join(tmpdir(), 'pictures-'));
  await mkdir(join(publicFolder, 'images'));
});
afterEach(() => rmSync(publicFolder, { recursive: true, force: true }));

const save = (content: Buffer, name: string) => savePicture(content, { name, publicFolder });
const pictureOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

const gif = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a00' } })
    .gif()
    .toBuffer();

it('gives pictures of one name that come at once a name each', async () => {
  const contents = await Promise.all(['#a00', '#0a0', '#00a'].map(pictureOf));
  const answers = await Promise.all(contents.map((content) => save(content, 'Foto één.PNG')));
  const sources = answers.map((answer) => ('src' in answer ? answer.src : answer.message));
  expect([...sources].sort()).toEqual([
    '/images/foto-een-2.png',
    '/images/foto-een-3.png',
    '/images/foto-een.png',
  ]);
  expect(sources.map((src) => readFileSync(join(publicFolder, src)))).toEqual(contents);
  expect(readdirSync(join(publicFolder, 'images'))).toHaveLength(3);
});

it('adds a picture once that is chosen twice', async () => {
  const [one, other] = await Promise.all(['#a00', '#0a0'].map(pictureOf));
  for (const content of [one, other, one, other]) if (content) await save(content, 'foto.png');
  expect(readdirSync(join(publicFolder, 'images')).sort()).toEqual(['foto-2.png', 'foto.png']);
});

it('saves a picture also after one that could not be saved', async () => {
  rmSync(join(publicFolder, 'images'), { recursive: true });
  const picture = await pictureOf('#a00');
  await expect(save(picture, 'foto.png')).rejects.toThrow('ENOENT');
  await mkdir(join(publicFolder, 'images'));
  expect(await save(picture, 'foto.png')).toEqual({ src: '/images/foto.png' });
});

it.each([
  ['of another kind than it is called, as browsers save them', 'Mijn foto.JPG', 'mijn-foto.png'],
  ['with a name longer than a file may have', `${'lang '.repeat(60)}.png`, `${'lang-'.repeat(19)}lang.png`],
  ['without a letter in its name', '照片.png', 'afbeelding.png'],
  ['called as a device of Windows is', 'Con.png', 'afbeelding.png'],
])('takes a picture %s', async (_what, name, saved) => {
  expect(await save(await pictureOf('#a00'), name)).toEqual({ src: `/images/${saved}` });
  expect(readdirSync(join(publicFolder, 'images'))).toEqual([saved]);
});

it.each<[name: string, make: () => Promise<Buffer>, message: string]>([
  ['Verslag.PDF', () => pictureOf('#a00'), 'Van "Verslag.PDF" kan de site geen afbeelding maken'],
  ['Mijn foto.JPG', gif, 'De afbeelding "Mijn foto.jpg" is in werkelijkheid een gif'],
  ['Mijn foto.png', async () => Buffer.from('geen foto'), 'Het bestand "Mijn foto.png" is niet als'],
])('refuses %s, under the name that its author knows', async (name, make, message) => {
  await pictureOf('#0a0').then((present) => save(present, 'mijn-foto.png'));
  expect(await save(await make(), name)).toEqual({ message: expect.stringContaining(message) });
  expect(readdirSync(join(publicFolder, 'images'))).toEqual(['mijn-foto.png']);
});
