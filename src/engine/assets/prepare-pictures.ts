import { basename, extname, join } from 'node:path';
import type { Picture } from '../../shared/picture.ts';
import { codeKey, contentHash } from '../memo/content-hash.ts';
import { cachedFile } from '../memo/kept-file.ts';
import { cacheFolder, type SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { PictureFile } from './picture-file.ts';
import { prepareDrawing } from './prepare-drawing.ts';
import { preparePhoto } from './prepare-photo.ts';

/** What the view needs of a picture besides its description. */
export type PreparedPicture = Omit<Picture, 'alt'>;

/** Puts one form of a picture into the site, made unless it was made before; gives its address. `ending`: `-800.avif`. */
export type AddForm = (ending: string, make: () => Promise<Uint8Array>) => Promise<string>;

/** The pictures of a site in the forms that visitors get. */
export interface PreparedPictures {
  /** By the site path that authors write. */
  byPath: ReadonlyMap<string, PreparedPicture>;
  /** Files on disk, with their names in the built site. */
  files: { file: string; name: string }[];
}

/**
 * Makes what visitors get of each picture, given by its site path: drawings in fewer bytes, photos in lighter formats
 * and several widths. Calls `onPicture` after each. Names change with the content, so that browsers may keep them for ever; what was made before comes from the cache.
 */
export async function preparePictures(
  pictures: ReadonlyMap<string, PictureFile>,
  folders: Pick<SiteFolders, 'root' | 'public'>,
  onPicture: () => void,
): Promise<PreparedPictures> {
  const madeFolder = join(cacheFolder(folders.root), 'pictures/made');
  const code = await codeKey(import.meta.dirname);
  const byPath = new Map<string, PreparedPicture>();
  const files: PreparedPictures['files'] = [];
  for (const [path, picture] of pictures) {
    const key = contentHash(code, picture.key).slice(0, 10);
    const addForm: AddForm = async (ending, make) => {
      const file = await cachedFile(join(madeFolder, key + ending), make);
      // Under `assets/`, where browsers keep files for ever.
      const name = `assets/images/${basename(path, extname(path))}-${key}${ending}`;
      files.push({ file, name });
      return `/${name}`;
    };
    const prepare = picture.format === 'svg' ? prepareDrawing : preparePhoto;
    byPath.set(path, await prepare(picture, join(folders.public, path), addForm));
    onPicture();
  }
  return { byPath, files };
}
