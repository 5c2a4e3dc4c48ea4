import type { Head } from '../../../shared/page/page.ts';
import type { Metadata } from '../../../shared/schema-types.ts';
import { socialFolder, socialSize } from '../../../shared/site/social-picture.ts';
import { titleSuffix } from '../../text/site-title.ts';

type SocialPictureHead = Required<Pick<Head, 'ogImage' | 'ogImageAlt'>> & Pick<Head, 'ogImageSize'>;

/** Default social picture. */
const onePictureForAll = '/images/social.png';

export interface SocialPictureOptions {
  metadata: Metadata;
  path: string;
  company: string;
  /** By site path. */
  namedPictures: ReadonlyMap<string, { width: number; height: number }>;
  /** False when all pages share one. */
  hasSocialPictures: boolean;
}

/** The page's social picture: the author's, else the drawn or default one. */
export function socialPicture(options: SocialPictureOptions): SocialPictureHead {
  const { metadata, path, company, namedPictures, hasSocialPictures } = options;
  const alt = (metadata.ogTitle ?? metadata.title) + titleSuffix(company);
  if (metadata.ogImage !== undefined) {
    const file = namedPictures.get(metadata.ogImage);
    const size = file && { width: file.width, height: file.height };
    return { ogImage: metadata.ogImage, ogImageAlt: alt, ogImageSize: size };
  }
  const drawn = hasSocialPictures ? `/${drawnPictureFile(path)}` : undefined;
  return { ogImage: drawn ?? onePictureForAll, ogImageAlt: alt, ogImageSize: socialSize };
}

/** Site path of the drawn picture, without leading slash. */
export function drawnPictureFile(path: string): string {
  return `${socialFolder}${path === '/' ? '/index' : path}.png`;
}
