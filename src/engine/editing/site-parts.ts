import type { EditedSiteFiles } from '../../shared/editor.ts';
import type { InspectedPictures, PictureFile } from '../assets/picture-file.ts';
import { type SourceFile, sourceFileOf, textOf } from '../pipeline/1-load/source-document.ts';
import type { SiteIndex } from '../pipeline/3-facts/site-index.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Dictionary } from '../text/spelling/dictionary.ts';
import type { SiteParts } from './edited-site.ts';

interface CheckedParts {
  files: readonly SourceFile[];
  index: SiteIndex;
  schemas: Schemas;
  pictures: InspectedPictures;
}

/** A checked site on its way to the worker. */
export function siteFilesOf({ files, index, schemas, pictures }: CheckedParts): EditedSiteFiles<PictureFile> {
  return {
    files: files.map(({ bytes, ...place }) => ({ ...place, text: textOf({ bytes }) })),
    schemas: [...schemas],
    schemasFolder: index.schemasFolder,
    publicFiles: [...index.pictureFiles],
    publicFolder: index.publicFolder,
    ownWords: [...(index.ownWords ?? [])],
    pictures: { named: [...pictures.named], shown: [...pictures.shown] },
  };
}

/** The site as it arrived there. */
export function sitePartsOf(site: EditedSiteFiles<PictureFile>, dictionary: Dictionary): SiteParts {
  return {
    files: site.files.map((file) => sourceFileOf({ ...file, value: undefined })),
    schemas: new Map(site.schemas),
    schemasFolder: site.schemasFolder,
    pictureFiles: new Set(site.publicFiles),
    publicFolder: site.publicFolder,
    ownWords: new Set(site.ownWords),
    pictures: { named: new Map(site.pictures.named), shown: new Map(site.pictures.shown) },
    dictionary,
  };
}
