import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconDrawing } from './icon-drawing.ts';

/** Width in pixels by file. */
const phoneIcons = { 'apple-touch-icon.png': 180, 'icons/icon-192.png': 192, 'icons/icon-512.png': 512 };

/** Writes favicon and phone icons to the public folder. */
export async function writeIcons(publicFolder: string): Promise<void> {
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  await writeFile(join(publicFolder, 'favicon.svg'), iconDrawing({ scale: 1, isRound: true }));
  const phoneDrawing = Buffer.from(iconDrawing({ scale: 0.75, isRound: false }));
  for (const [name, width] of Object.entries(phoneIcons)) {
    await sharp(phoneDrawing, { density: (72 * width) / 128 })
      .resize(width)
      .png({ palette: true, effort: 10 })
      .toFile(join(publicFolder, name));
  }
}
