import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

export type PhotoFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** Quality without visible loss. */
const encoders: Record<PhotoFormat, (photo: Sharp) => Sharp> = {
  avif: (photo) => photo.avif({ quality: 52 }),
  webp: (photo) => photo.webp({ quality: 76 }),
  jpg: (photo) => photo.jpeg({ quality: 80, mozjpeg: true }),
  png: (photo) => photo.png({ compressionLevel: 9 }),
};

/** Decodes a photo once, upright and without metadata; returns its encoder. Widths in pixels. */
export async function scalePhoto(
  file: string,
  maxWidth: number,
): Promise<(width: number, format: PhotoFormat) => Promise<Uint8Array>> {
  // A buffer, because sharp closes a file that it opened later, and until then Windows does not allow replacing it.
  const { data, info } = await sharp(await readFile(file), { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: maxWidth })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return (formWidth, format) =>
    encoders[format](
      sharp(data, { raw: { width, height, channels } }).resize({ width: formWidth }),
    ).toBuffer();
}
