import type { SocialPicture } from '../../../shared/site/social-picture.ts';
import type { ResolvedPage } from './resolve-page.ts';
import type { SiteContext } from './resolve-site.ts';
import { drawnPictureFile } from './social-picture.ts';

/** The social picture to draw; undefined when the page has its own or all share one. */
export function drawnPicture(
  { page: { head, path }, illustration }: ResolvedPage,
  { siteUrl, authored: { company, brand } }: SiteContext,
): SocialPicture | undefined {
  const name = drawnPictureFile(path);
  return head.ogImage === `${siteUrl}/${name}`
    ? { name, title: head.ogTitle, company, illustration, brand }
    : undefined;
}
