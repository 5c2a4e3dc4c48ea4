import type { Head } from '../../../shared/page/page.ts';
import type { Metadata } from '../../../shared/schema-types.ts';
import { socialFolder, socialSize } from '../../../shared/site/social-picture.ts';
import { titleSuffix } from '../../text/site-title.ts';

type SocialPictureHead = Pick<Head, 'ogImage' | 'ogImageAlt' | 'ogImageSize'>;

/** Site path of the picture of all pages, where a site has one and none are drawn. */
export const onePictureForAll = '/images/social.png';

export interface SocialPictureOptions {
  metadata: Metadata;
  path: string;
  company: string;
  /** By site path. */
  namedPictures: ReadonlyMap<string, { width: number; height: number }>;
  /** Whether one is drawn for each page. */
  hasSocialPictures: boolean;
  /** Whether the site has the one of all pages; default is false. */
  hasOneForAll?: boolean;
}

/** The page's social picture: the author's, else the drawn one or that of all pages; nothing without any. */
export function socialPicture(options: SocialPictureOptions): SocialPictureHead {
  const { metadata, path, company, namedPictures, hasSocialPictures, hasOneForAll } = options;
  const alt = (metadata.ogTitle ?? metadata.title) + titleSuffix(company);
  if (metadata.ogImage !== undefined) {
    const file = namedPictures.get(metadata.ogImage);
    const size = file && { width: file.width, height: file.height };
    return { ogImage: metadata.ogImage, ogImageAlt: alt, ogImageSize: size };
  }
  if (!hasSocialPictures && !hasOneForAll) return {};
  const ogImage = hasSocialPictures ? `/${drawnPictureFile(path)}` : onePictureForAll;
  return { ogImage, ogImageAlt: alt, ogImageSize: socialSize };
}

/** Site path of the drawn picture, without leading slash. */
export function drawnPictureFile(path: string): string {
  return `${socialFolder}${path === '/' ? '/index' : path}.png`;
}
