import type { PictureSource, PreparedPicture } from '../../shared/picture.ts';
import type { AddForm, PictureFile } from './picture-file.ts';
import type { PhotoFormat } from './scale-photo.ts';

/** The widths in pixels that a photo is offered in: from a small phone to a hero on a sharp screen. */
const offeredWidths = [400, 800, 1200, 1600];
/** Best first: a browser takes the first one it knows. */
const offeredFormats = [
  { format: 'avif', type: 'image/avif' },
  { format: 'webp', type: 'image/webp' },
] as const;
/** The width of the one file for browsers that know none of these formats. */
const fallbackWidth = 800;

/** A photo as AVIF, WebP and a fallback, in several widths but never wider than the original. */
export async function preparePhoto(
  { width, height, colour }: PictureFile,
  original: string,
  addForm: AddForm,
): Promise<PreparedPicture> {
  const widest = Math.min(width, Math.max(...offeredWidths));
  const widths = [...offeredWidths.filter((offered) => offered < widest), widest];

  let scaling: Promise<(width: number, format: PhotoFormat) => Promise<Uint8Array>> | undefined;
  const add = (formWidth: number, format: PhotoFormat): Promise<string> =>
    addForm(`-${formWidth}.${format}`, async () => {
      // Loaded, and the photo read, once and only when a form is new.
      scaling ??= import('./scale-photo.ts').then(({ scalePhoto }) => scalePhoto(original, widest));
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
    src: await add(Math.min(fallbackWidth, widest), colour === undefined ? 'png' : 'jpg'),
    width: widest,
    height: Math.max(1, Math.round((height / width) * widest)),
    sources,
    colour,
  };
}
