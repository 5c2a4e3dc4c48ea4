import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { PreparedPicture } from '../../shared/picture.ts';
import { contentHash } from '../memo/content-hash.ts';
import type { Memo } from '../memo/memo.ts';
import type { Progress } from '../progress.ts';
import type { AddForm, PictureFile } from './picture-file.ts';
import { prepareDrawing } from './prepare-drawing.ts';
import { preparePhoto } from './prepare-photo.ts';
import { requireSamePicture } from './require-same-picture.ts';

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

/**
 * Optimises pictures, given by site path. Content-hashed names can be cached forever.
 * @throws CouldNotRunError when one changed since it was inspected
 */
export async function preparePictures(
  pictures: ReadonlyMap<string, PictureFile>,
  { folder, memo, progress }: PrepareOptions,
): Promise<PreparedPictures> {
  const { next } = progress.count('Code bouwen, afbeeldingen maken', pictures.size);
  const byPath = new Map<string, PreparedPicture>();
  const files = new Map<string, Uint8Array>();
  for (const [path, picture] of pictures) {
    const original = join(folder, path);
    const addForm: AddForm = async (ending, make) => {
      const made = await memo.file('picture', [picture.key, ending], async () => {
        const form = await make();
        await requireSamePicture(original, picture.key);
        return form;
      });
      const content = await readFile(made);
      const name = formName(path, { ending, content });
      files.set(name, content);
      return `/${name}`;
    };
    byPath.set(path, await prepare(picture, original, addForm));
    next();
  }
  return { byPath, files };
}

/**
 * The pictures as `preparePictures` describes them, none of which is made: their names are as long and as hard to compress
 * as those of a build.
 */
export async function describePictures(
  pictures: ReadonlyMap<string, PictureFile>,
): Promise<PreparedPictures['byPath']> {
  const described = [...pictures].map(async ([path, picture]): Promise<[string, PreparedPicture]> => {
    const addForm: AddForm = async (ending) =>
      `/${formName(path, { ending, content: picture.key + ending })}`;
    return [path, await prepare(picture, path, addForm)];
  });
  return new Map(await Promise.all(described));
}

function prepare(picture: PictureFile, original: string, addForm: AddForm): Promise<PreparedPicture> {
  return (picture.format === 'svg' ? prepareDrawing : preparePhoto)(picture, original, addForm);
}

/** Of a variant of a picture, without a slash before it. */
function formName(
  path: string,
  { ending, content }: { ending: string; content: string | Uint8Array },
): string {
  return `assets/images/${basename(path, extname(path))}-${contentHash(content).slice(0, 10)}${ending}`;
}
