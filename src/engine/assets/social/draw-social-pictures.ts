import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hareMark } from '../../../shared/hare-mark.ts';
import { codeKey, contentHash } from '../../memo/content-hash.ts';
import { forEachConcurrent } from '../../memo/for-each-concurrent.ts';
import { cachedFile } from '../../memo/kept-file.ts';
import { cacheFolder } from '../../pipeline/1-load/site-folders.ts';
import type { ResolvedPage } from '../../pipeline/5-resolve/resolve.ts';
import type { OutputFolder } from '../../pipeline/7-write/output-folder.ts';

/** What the social picture of one page shows. */
export interface WantedPicture {
  /** Its file in the site, which is the name of its unit too. */
  name: string;
  title: string;
  company: string;
  /** The page's own picture, as its author handed it in. */
  illustration?: { file: string; key: string };
}

/** The social picture to draw for a page; undefined when its author names one, or when it shares the site's. */
export function wantedPicture(
  { page, illustration }: ResolvedPage,
  { siteUrl, company }: { siteUrl: string; company: string },
  originalOf: (src: string) => WantedPicture['illustration'],
): WantedPicture | undefined {
  const name = page.head.ogImage?.slice(siteUrl.length + 1);
  if (!name?.startsWith('social/')) return undefined;
  return {
    name,
    title: page.head.ogTitle,
    company,
    illustration: illustration && originalOf(illustration.src),
  };
}

/** One is drawn in a thread of its own while the next is laid out. */
const drawnAtOnce = 3;

/** Draws social pictures, and keeps them: what they show seldom changes. Calls `onPicture` after each. */
export async function drawSocialPictures(
  wanted: readonly WantedPicture[],
  { root, output, onPicture }: { root: string; output: OutputFolder; onPicture: () => void },
): Promise<void> {
  const code = await codeKey(import.meta.dirname);
  const keptFolder = join(cacheFolder(root), 'social');
  await forEachConcurrent(wanted, drawnAtOnce, async ({ name, title, company, illustration }) => {
    const key = contentHash(code, hareMark.path, company, title, illustration?.key ?? '');
    await output.make(name, { key }, async () => {
      const file = await cachedFile(join(keptFolder, `${key}.png`), async () => {
        // Loaded only when a picture is new: it takes longer to start than a build without new ones takes.
        const { drawSocialPicture } = await import('./draw-social-picture.ts');
        return drawSocialPicture({ title, company, illustration: illustration?.file });
      });
      return { [name]: await readFile(file) };
    });
    onPicture();
  });
}
