import sharp, { type Sharp } from 'sharp';

/** The formats that photos are made in. */
export type PhotoFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** Settings at which a photo looks like its original. */
const encoders: Record<PhotoFormat, (photo: Sharp) => Sharp> = {
  avif: (photo) => photo.avif({ quality: 52 }),
  webp: (photo) => photo.webp({ quality: 76 }),
  jpg: (photo) => photo.jpeg({ quality: 80, mozjpeg: true }),
  png: (photo) => photo.png({ compressionLevel: 9 }),
};

/**
 * Reads a photo once, upright and at most `widest` pixels wide, and gives what makes its forms. Place and camera,
 * which phones note in the file, are left out.
 */
export async function scalePhoto(
  file: string,
  widest: number,
): Promise<(width: number, format: PhotoFormat) => Promise<Uint8Array>> {
  const { data, info } = await sharp(file, { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: widest })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return (formWidth, format) =>
    encoders[format](
      sharp(data, { raw: { width, height, channels } }).resize({ width: formWidth }),
    ).toBuffer();
}
