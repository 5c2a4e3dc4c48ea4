import { join } from 'node:path';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { LiveContent } from '../live-content.ts';

/**
 * A page's social picture as PNG; undefined without the page.
 * @param title in the place of its own, while somebody writes it
 */
export async function drawnSocialPicture(
  { path, title }: { path: string; title: string | null },
  live: LiveContent,
  folders: SiteFolders,
): Promise<Uint8Array | undefined> {
  const { context } = live;
  const resolved = live.resolve(path);
  if (!context || !resolved) return undefined;
  // Lazy: loading it takes longer than the whole studio.
  const { drawSocialPicture } = await import('../../assets/social/draw-social-picture.ts');
  return drawSocialPicture({
    title: title || resolved.page.head.ogTitle,
    company: context.site.company,
    brand: context.authored.brand,
    illustration: resolved.illustration && join(folders.public, resolved.illustration.path),
  });
}
