import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { PreparedPicture } from '../../shared/picture.ts';
import { contentHash } from '../memo/content-hash.ts';
import type { Memo } from '../memo/memo.ts';
import type { Progress } from '../progress.ts';
import type { AddForm, PictureFile } from './picture-file.ts';
import { prepareDrawing } from './prepare-drawing.ts';
import { preparePhoto } from './prepare-photo.ts';

export interface PreparedPictures {
  /** By authored site path. */
  byPath: ReadonlyMap<string, PreparedPicture>;
  /** Content by output path. */
  files: ReadonlyMap<string, Uint8Array>;
}

interface PrepareOptions {
  /** The public folder. */
  folder: string;
  memo: Memo;
  progress: Progress;
}

/** Optimises pictures, given by site path. Content-hashed names can be cached forever. */
export async function preparePictures(
  pictures: ReadonlyMap<string, PictureFile>,
  { folder, memo, progress }: PrepareOptions,
): Promise<PreparedPictures> {
  const { next } = progress.count('Code bouwen, afbeeldingen maken', pictures.size);
  const byPath = new Map<string, PreparedPicture>();
  const files = new Map<string, Uint8Array>();
  for (const [path, picture] of pictures) {
    const addForm: AddForm = async (ending, make) => {
      const content = await readFile(await memo.file('picture', [picture.key, ending], make));
      const hash = contentHash(content).slice(0, 10);
      const name = `assets/images/${basename(path, extname(path))}-${hash}${ending}`;
      files.set(name, content);
      return `/${name}`;
    };
    const prepare = picture.format === 'svg' ? prepareDrawing : preparePhoto;
    byPath.set(path, await prepare(picture, join(folder, path), addForm));
    next();
  }
  return { byPath, files };
}
