import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hareMark } from '../../shared/hare-mark.ts';
import { cacheKey, codeKey } from '../cache/cache-key.ts';
import { keptFile } from '../cache/kept-file.ts';
import type { CheckedSite } from '../check-site.ts';
import type { PreparedPictures } from '../picture/prepare-pictures.ts';
import type { OutputFolder } from '../prerender/output-folder.ts';
import type { ResolvedContent } from '../resolve/resolve.ts';
import { cacheFolder, type SiteFolders } from '../site-folders.ts';

interface SocialPicturesOptions {
  content: ResolvedContent;
  checked: CheckedSite;
  pictures: PreparedPictures;
  folders: SiteFolders;
  output: OutputFolder;
  /** Called after each page. */
  onPage: () => void;
}

/** One is drawn in a thread of its own while the next is laid out. */
const drawnAtOnce = 3;

/** Draws the social picture of each page whose author names none, and keeps it: what it shows seldom changes. */
export async function drawSocialPictures(options: SocialPicturesOptions): Promise<void> {
  const { content, checked, pictures, folders, output, onPage } = options;
  const { company } = content.site;
  const code = await codeKey(import.meta.dirname);
  const keptFolder = join(cacheFolder(folders.root), 'social');
  const originals = new Map([...pictures.byPath].map(([path, { src }]) => [src, path]));
  const queue = content.paths.values();

  async function work(): Promise<void> {
    for (const path of queue) {
      const resolved = content.resolvePage(path);
      const name = resolved?.page.head.ogImage?.slice(content.siteUrl.length + 1);
      if (resolved && name?.startsWith('social/')) {
        const title = resolved.page.head.ogTitle;
        const original = originals.get(resolved.illustration?.src ?? '');
        const illustration = original === undefined ? '' : (checked.pictures.shown.get(original)?.key ?? '');
        const key = cacheKey(code, hareMark.path, company, title, illustration);
        const file = await keptFile(join(keptFolder, `${key}.png`), async () => {
          // Loaded only when a picture is new: it takes longer to start than a build without new ones takes.
          const { drawSocialPicture } = await import('./draw-social-picture.ts');
          return drawSocialPicture({
            title,
            company,
            illustration: original === undefined ? undefined : join(folders.public, original),
          });
        });
        await output.write(name, await readFile(file));
      }
      onPage();
    }
  }

  await Promise.all(Array.from({ length: drawnAtOnce }, work));
}
