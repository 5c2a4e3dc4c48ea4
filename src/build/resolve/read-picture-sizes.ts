import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { PictureSizes } from './resolve-document.ts';

/** Reads the size in pixels of each picture. A file that cannot be read as a picture is left out. */
export async function readPictureSizes(
  publicFolder: string,
  sitePaths: Iterable<string>,
): Promise<PictureSizes> {
  const sizes = await Promise.all(
    [...sitePaths].map(async (path) => {
      const size = await imageSizeFromFile(join(publicFolder, path)).catch(() => undefined);
      return size && ([path, { width: Math.round(size.width), height: Math.round(size.height) }] as const);
    }),
  );
  return new Map(sizes.filter((size) => size !== undefined));
}
