import { readFile } from 'node:fs/promises';
import { forEachConcurrent } from '../../../shared/for-each-concurrent.ts';
import type { SocialPicture } from '../../../shared/site/social-picture.ts';
import type { Memo } from '../../memo/memo.ts';
import { requireSamePicture } from '../require-same-picture.ts';

interface DrawOptions {
  memo: Memo;
  /** Site path → file path. */
  fileOf: (path: string) => string;
  /** Receives each picture as PNG. */
  onPicture: (picture: SocialPicture, png: Uint8Array) => Promise<void>;
}

/** Each takes one of Node's four threads; the last is left for files. */
const concurrency = 3;

/** Draws Open Graph images concurrently, cached. */
export async function drawSocialPictures(
  pictures: readonly SocialPicture[],
  { memo, fileOf, onPicture }: DrawOptions,
): Promise<void> {
  await forEachConcurrent(pictures, concurrency, async (picture) => {
    const { title, company, illustration, brand } = picture;
    const inputs = [company, title, illustration?.key ?? '', JSON.stringify(brand ?? {})];
    const file = await memo.file('social', inputs, async () => {
      // Lazy: loading it takes longer than a build without new pictures.
      const { drawSocialPicture } = await import('./draw-social-picture.ts');
      const drawing = illustration && fileOf(illustration.path);
      const drawn = await drawSocialPicture({ title, company, brand, illustration: drawing });
      if (illustration) await requireSamePicture(fileOf(illustration.path), illustration.key);
      return drawn;
    });
    await onPicture(picture, await readFile(file));
  });
}
