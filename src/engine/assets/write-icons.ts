import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { coloursOf } from '../../shared/brand-colours.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import type { Brand } from '../../shared/schema-types.ts';
import { iconDrawing } from './icon-drawing.ts';

/** Width in pixels by file. */
const phoneIcons = { 'apple-touch-icon.png': 180, 'icons/icon-192.png': 192, 'icons/icon-512.png': 512 };

/** Writes favicon and phone icons to the public folder. Throws without a mark. */
export async function writeIcons(publicFolder: string, brand: Brand = {}): Promise<void> {
  const { mark } = brand;
  if (mark === undefined) throw new CouldNotRunError('_site.json has no "brand" with a "mark" to draw.');
  const look = { mark, colours: coloursOf(brand) };
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  await writeFile(join(publicFolder, 'favicon.svg'), iconDrawing({ ...look, scale: 1, isRound: true }));
  const phoneDrawing = Buffer.from(iconDrawing({ ...look, scale: 0.75, isRound: false }));
  for (const [name, width] of Object.entries(phoneIcons)) {
    await sharp(phoneDrawing, { density: (72 * width) / 128 })
      .resize(width)
      .png({ palette: true, effort: 10 })
      .toFile(join(publicFolder, name));
  }
}
