import { join } from 'node:path';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { ResolvedContent } from '../pipeline/5-resolve/resolve.ts';

/** The picture that a build would draw for a page, as PNG; undefined when there is no such page. */
export async function sharingPicture(
  path: string,
  content: ResolvedContent | undefined,
  folders: SiteFolders,
): Promise<Uint8Array | undefined> {
  const resolved = content?.resolvePage(path);
  if (!content || !resolved) return undefined;
  // Loaded only when somebody looks at one: it takes longer to start than all the rest of the studio.
  const { drawSocialPicture } = await import('../assets/social/draw-social-picture.ts');
  return drawSocialPicture({
    title: resolved.page.head.ogTitle,
    company: content.site.company,
    illustration: resolved.illustration && join(folders.public, resolved.illustration.src),
  });
}
