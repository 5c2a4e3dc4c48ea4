import sharp from 'sharp';
import type { Brand } from '../../shared/schema-types.ts';
import { coloursOf } from '../../shared/site/brand-colours.ts';
import { type Icon, tabIcon, unaskedIcon } from '../../shared/site/icon-files.ts';
import { iconDrawing } from './icon-drawing.ts';

/** Draws an icon of tab or phone from a company's mark and colours. */
export async function drawIcon(
  { src, width, isRound = false }: Icon,
  brand: Brand = {},
): Promise<Uint8Array> {
  const { mark, withoutHopLine } = brand;
  const drawing = Buffer.from(iconDrawing({ mark, withoutHopLine, colours: coloursOf(brand), isRound }));
  if (src === tabIcon.src) return drawing;
  const png = await sharp(drawing, { density: (72 * width) / 128 })
    .resize(width)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return src === unaskedIcon.src ? icoOf(png, width) : png;
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
