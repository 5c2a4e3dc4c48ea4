import { readFile } from 'node:fs/promises';
import type { PreparedPicture } from '../../shared/picture.ts';
import type { AddForm, PictureFile } from './picture-file.ts';

/** The same drawing in fewer bytes; its view box and its own size stay, for pages reserve room by them. */
export async function prepareDrawing(
  { width, height }: PictureFile,
  original: string,
  addForm: AddForm,
): Promise<PreparedPicture> {
  const src = await addForm('.svg', async () => {
    // Loaded only for a drawing that is new: it takes longer to start than a build without new ones takes.
    const { optimize } = await import('svgo');
    const { data } = optimize(await readFile(original, 'utf8'), { multipass: true });
    return Buffer.from(data);
  });
  return { src, width, height };
}
