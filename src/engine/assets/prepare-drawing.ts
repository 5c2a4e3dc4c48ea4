import { readFile } from 'node:fs/promises';
import type { PreparedPicture } from '../../shared/picture.ts';
import type { AddForm, PictureFile } from './picture-file.ts';

/** Minifies an SVG; keeps its view box and size, which pages reserve. */
export async function prepareDrawing(
  { width, height }: PictureFile,
  original: string,
  addForm: AddForm,
): Promise<PreparedPicture> {
  const src = await addForm('.svg', async () => {
    // Lazy: loading it takes longer than a build without new drawings.
    const { optimize } = await import('svgo/browser');
    const { data } = optimize(await readFile(original, 'utf8'));
    return Buffer.from(data);
  });
  return { src, width, height };
}
