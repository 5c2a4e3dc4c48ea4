import { join } from 'node:path';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import type { LiveContent } from './live-content.ts';

/** A page's social picture as PNG; undefined when there is no such page. */
export async function sharingPicture(
  path: string,
  live: LiveContent,
  folders: SiteFolders,
): Promise<Uint8Array | undefined> {
  const { context } = live;
  const resolved = live.resolve(path);
  if (!context || !resolved) return undefined;
  // Lazy: it takes longer to load than the rest of the studio.
  const { drawSocialPicture } = await import('../assets/social/draw-social-picture.ts');
  return drawSocialPicture({
    title: resolved.page.head.ogTitle,
    company: context.site.company,
    illustration: resolved.illustration && join(folders.public, resolved.illustration.path),
  });
}
