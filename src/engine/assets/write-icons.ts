import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { coloursOf } from '../../shared/brand-colours.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { appleIcon, manifestIcons, tabIcon, unaskedIcon } from '../../shared/icon-files.ts';
import type { Brand } from '../../shared/schema-types.ts';
import { iconDrawing } from './icon-drawing.ts';

/** Writes favicon and phone icons to the public folder. Throws without a mark. */
export async function writeIcons(publicFolder: string, brand: Brand = {}): Promise<void> {
  const { mark } = brand;
  if (mark === undefined) throw new CouldNotRunError('_site.json has no "brand" with a "mark" to draw.');
  const look = { mark, colours: coloursOf(brand) };
  await mkdir(join(publicFolder, 'icons'), { recursive: true });
  const roundDrawing = Buffer.from(iconDrawing({ ...look, isRound: true }));
  await writeFile(join(publicFolder, tabIcon), roundDrawing);
  const favicon = await sharp(roundDrawing).resize(unaskedIcon.width).png({ effort: 10 }).toBuffer();
  await writeFile(join(publicFolder, unaskedIcon.src), icoOf(favicon, unaskedIcon.width));
  const phoneDrawing = Buffer.from(iconDrawing({ ...look, isRound: false }));
  for (const { src, width } of [appleIcon, ...manifestIcons]) {
    await sharp(phoneDrawing, { density: (72 * width) / 128 })
      .resize(width)
      .png({ palette: true, effort: 10 })
      .toFile(join(publicFolder, src));
  }
}

/** An `.ico` with one square PNG in it: a directory of one entry, and the picture behind it. */
function icoOf(png: Buffer, width: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // Icons, not cursors.
  directory.writeUInt16LE(1, 4); // Of one picture.
  directory.writeUInt8(width, 6);
  directory.writeUInt8(width, 7);
  directory.writeUInt16LE(1, 10); // Colour planes.
  directory.writeUInt16LE(32, 12); // Bits per pixel.
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
