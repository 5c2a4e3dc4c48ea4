import type { PictureSource, PreparedPicture } from '../../shared/picture.ts';
import { type AddForm, type PictureFile, photoWidths } from './picture-file.ts';
import type { PhotoFormat } from './scale-photo.ts';

/** In order of preference. */
const offeredFormats = [
  { format: 'avif', type: 'image/avif' },
  { format: 'webp', type: 'image/webp' },
] as const;
/** In pixels, for browsers without these formats. */
const fallbackWidth = 800;

/** Encodes a photo as AVIF, WebP and a fallback, never wider than itself. */
export async function preparePhoto(
  { width, height, colour }: PictureFile,
  original: string,
  addForm: AddForm,
): Promise<PreparedPicture> {
  const maxWidth = Math.min(width, Math.max(...photoWidths));
  const widths = [...photoWidths.filter((offered) => offered < maxWidth), maxWidth];

  let scaling: Promise<(width: number, format: PhotoFormat) => Promise<Uint8Array>> | undefined;
  const add = (formWidth: number, format: PhotoFormat): Promise<string> =>
    addForm(`-${formWidth}.${format}`, async () => {
      // Decoded once, and only for a new variant.
      scaling ??= import('./scale-photo.ts').then(({ scalePhoto }) => scalePhoto(original, maxWidth));
      const scale = await scaling;
      return scale(formWidth, format);
    });

  const sources: PictureSource[] = [];
  for (const { format, type } of offeredFormats) {
    const candidates: string[] = [];
    for (const each of widths) candidates.push(`${await add(each, format)} ${each}w`);
    sources.push({ type, srcset: candidates.join(', ') });
  }
  return {
    src: await add(Math.min(fallbackWidth, maxWidth), colour === undefined ? 'png' : 'jpg'),
    width: maxWidth,
    height: Math.max(1, Math.round((height / width) * maxWidth)),
    sources,
    colour,
  };
}
