import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SiteFolders } from '../site-folders.ts';
import type { LiveContent } from './live-content.ts';

/**
 * The picture that other sites show with a page, as PNG: the one that its author names, else the one that a build
 * draws. Undefined when there is none to show here, such as one on another site.
 */
export async function sharingPicture(
  path: string,
  { content, good }: LiveContent,
  folders: SiteFolders,
): Promise<Uint8Array | undefined> {
  const resolved = content?.resolvePage(path);
  if (!content || !resolved) return undefined;
  const { ogImage, ogTitle } = resolved.page.head;
  const named = ogImage?.startsWith(content.siteUrl) ? ogImage.slice(content.siteUrl.length) : undefined;
  if (named === undefined) return undefined;
  const file = join(folders.public, named);
  // Without drawn pictures all pages share one; only a picture that a page names is its own.
  if (good?.pictures.named.has(named) && existsSync(file))
    return sharp(await readFile(file))
      .png()
      .toBuffer();
  const { drawSocialPicture } = await import('../social/draw-social-picture.ts');
  const illustration = resolved.illustration && join(folders.public, resolved.illustration.src);
  return drawSocialPicture({ title: ogTitle, company: content.site.company, illustration });
}
