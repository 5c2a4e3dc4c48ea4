import type { SocialPicture } from '../../../shared/social-picture.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import { type ResolvedPage, resolvePage } from './resolve-page.ts';
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

/** The social pictures of all pages that visitors see, each page resolved when its turn comes. */
export function* drawnPictures(files: Iterable<SourceFile>, context: SiteContext): Generator<SocialPicture> {
  if (!context.hasSocialPictures) return;
  for (const file of files) {
    if (file.kind !== 'page' || !context.tree.has(file.name)) continue;
    const picture = drawnPicture(
      resolvePage({ path: file.name, value: parsedValue(file) }, context),
      context,
    );
    if (picture) yield picture;
  }
}
