import { join } from 'node:path';
import type { SocialPicture } from '../../../shared/site/social-picture.ts';
import { drawSocialPictures } from '../../assets/social/draw-social-pictures.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Progress } from '../../progress.ts';
import type { OutputFolder } from './output-folder.ts';

interface SocialPictureOptions {
  publicFolder: string;
  memo: Memo;
  progress: Progress;
}

/** Draws social pictures into the output. */
export async function writeSocialPictures(
  output: OutputFolder,
  pictures: readonly SocialPicture[],
  { publicFolder, memo, progress }: SocialPictureOptions,
): Promise<void> {
  const { next } = progress.count('Deelafbeeldingen tekenen', pictures.length);
  await drawSocialPictures(pictures, {
    memo,
    fileOf: (path) => join(publicFolder, path),
    async onPicture({ name }, png) {
      await output.make(name, [png], () => ({ [name]: png }));
      next();
    },
  });
}
