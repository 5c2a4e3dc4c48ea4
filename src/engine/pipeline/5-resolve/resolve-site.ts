import type { PreparedPicture } from '../../assets/prepare-pictures.ts';
import { richTextFields } from '../../schema/rich-text-fields.ts';
import type { CheckedSite } from '../check-site.ts';
import { type ResolvedContent, resolve } from './resolve.ts';

interface ResolveSiteOptions {
  /** What visitors get of each picture; default is the author's own files. */
  pictures?: ReadonlyMap<string, PreparedPicture>;
  /** Whether each page has a social picture of its own; default is one for all. */
  hasSocialPictures?: boolean;
  siteUrl?: string;
}

/** Resolves a checked site: its documents, with what is known of the pictures that they name. */
export function resolveSite(
  { documents, schemas, pictures }: Pick<CheckedSite, 'documents' | 'schemas' | 'pictures'>,
  options: ResolveSiteOptions = {},
): ResolvedContent {
  const originals = [...pictures.named].map(
    ([path, { width, height, colour }]): [string, PreparedPicture] => [
      path,
      { src: path, width, height, colour },
    ],
  );
  return resolve({
    documents,
    richTextFields: richTextFields(schemas),
    pictures: options.pictures ?? new Map(originals),
    namedPictures: pictures.named,
    hasSocialPictures: options.hasSocialPictures ?? false,
    siteUrl: options.siteUrl,
  });
}
