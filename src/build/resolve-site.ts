import type { CheckedSite } from './check-site.ts';
import { readPictureSizes } from './resolve/read-picture-sizes.ts';
import { type ResolvedContent, resolve } from './resolve/resolve.ts';
import { richTextFields } from './schema/rich-text-fields.ts';
import type { SiteFolders } from './site-folders.ts';

const picture = /\.(svg|png|jpe?g|webp|avif)$/i;

/** Resolves a checked site: its documents, with the sizes of the pictures it may name. */
export async function resolveSite(
  { documents, schemas, publicFiles }: CheckedSite,
  folders: SiteFolders,
  siteUrl?: string,
): Promise<ResolvedContent> {
  const pictures = [...publicFiles].filter((file) => picture.test(file));
  return resolve({
    documents,
    richTextFields: richTextFields(schemas),
    pictureSizes: await readPictureSizes(folders.public, pictures),
    siteUrl,
  });
}
