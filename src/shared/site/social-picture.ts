import type { Brand } from '../schema-types.ts';

/** The folder of drawn pictures in the site. */
export const socialFolder = 'social';

/** The size of Open Graph images, in pixels. */
export const socialSize = { width: 1200, height: 630 };

/** Drawn for a page that names no picture. */
export interface SocialPicture {
  /** File name in the site. */
  name: string;
  title: string;
  company: string;
  illustration?: Illustration;
  brand?: Brand;
}

/** A page's picture: authored site path and content hash. */
export interface Illustration {
  path: string;
  key: string;
}
