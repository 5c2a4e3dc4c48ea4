import type { PreparedPicture } from '../../../shared/picture.ts';
import type { InspectedPictures } from '../../assets/picture-file.ts';
import { richTextFields } from '../../schema/rich-text-fields.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { IndexedPage, SiteIndex } from '../3-facts/site-index.ts';
import { blocksOf, type PageOutline } from './page-outline.ts';
import { resolveSite, type SiteContext } from './resolve-site.ts';
import { onePictureForAll } from './social-picture.ts';

interface Checked {
  index: SiteIndex;
  schemas: Schemas;
  pictures: InspectedPictures;
}

interface ResolveCheckedOptions {
  /** Default is the author's own files. */
  pictures?: ReadonlyMap<string, PreparedPicture>;
  /** Default is true. */
  hasSocialPictures?: boolean;
  siteUrl?: string;
}

/** Resolves the shared context of a checked site. */
export function resolveChecked(
  { index, schemas, pictures }: Checked,
  options: ResolveCheckedOptions = {},
): SiteContext {
  const others = index.documents.filter(({ kind }) => kind !== 'page');
  return resolveSite({
    documents: others.map((file) => ({ ...file, value: parsedValue(file) })),
    outlines: index.pages.map(outlineOf),
    richTextFields: richTextFields(schemas),
    pictures: options.pictures ?? authoredPictures(pictures),
    namedPictures: pictures.named,
    hasSocialPictures: options.hasSocialPictures ?? true,
    hasOneForAll: index.pictureFiles.has(onePictureForAll),
    siteUrl: options.siteUrl,
  });
}

/** The author's files as they are. */
export function authoredPictures({ named }: InspectedPictures): Map<string, PreparedPicture> {
  return new Map(
    [...named].map(([path, { width, height, colour }]) => [path, { src: path, width, height, colour }]),
  );
}

function outlineOf({
  document,
  route,
  head = {},
  blocks = [],
  openingPrice,
  unpublished,
}: IndexedPage): PageOutline {
  const cards = blocks.find(({ type, shared }) => type === 'page-cards' && shared === undefined);
  return {
    path: route,
    frontMatter: head,
    unpublished,
    cardOrder: cards?.order?.map(({ name }) => name),
    openingPrice,
    readBlocks: () => blocksOf(parsedValue(document)),
  };
}
