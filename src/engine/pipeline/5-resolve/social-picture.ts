import type { Head } from '../../../shared/page.ts';
import type { Metadata } from '../../../shared/schema-types.ts';
import { socialSize } from '../../../shared/social-picture.ts';

type SocialPictureHead = Required<Pick<Head, 'ogImage' | 'ogImageAlt'>> & Pick<Head, 'ogImageSize'>;

/** The picture of every page when none are drawn. */
const onePictureForAll = '/images/social.png';

export interface SocialPictureOptions {
  metadata: Metadata;
  path: string;
  company: string;
  /** The measures of the site's own pictures, by site path. */
  namedPictures: ReadonlyMap<string, { width: number; height: number }>;
  /** Whether each page has a social picture of its own. */
  hasSocialPictures: boolean;
}

/** What other sites show when they link to a page: the author's own picture, else the one that is drawn for the page. */
export function socialPicture(options: SocialPictureOptions): SocialPictureHead {
  const { metadata, path, company, namedPictures, hasSocialPictures } = options;
  const alt = `${metadata.ogTitle ?? metadata.title} | ${company}`;
  if (metadata.ogImage !== undefined) {
    const file = namedPictures.get(metadata.ogImage);
    const size = file && { width: file.width, height: file.height };
    return { ogImage: metadata.ogImage, ogImageAlt: alt, ogImageSize: size };
  }
  const drawn = hasSocialPictures ? `/${drawnPictureFile(path)}` : undefined;
  return { ogImage: drawn ?? onePictureForAll, ogImageAlt: alt, ogImageSize: socialSize };
}

/** The file of the picture that is drawn for a page. */
export function drawnPictureFile(path: string): string {
  return `social${path === '/' ? '/index' : path}.png`;
}
