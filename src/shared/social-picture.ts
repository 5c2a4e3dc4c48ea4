/** The size of a picture that other sites show beside a link, in pixels. */
export const socialSize = { width: 1200, height: 630 };

/** What is drawn for a page that names no picture of its own. */
export interface SocialPicture {
  /** Its file in the site. */
  name: string;
  title: string;
  company: string;
  illustration?: Illustration;
}

/** A page's own picture: its site path as its author wrote it, and the hash of its content. */
export interface Illustration {
  path: string;
  key: string;
}
