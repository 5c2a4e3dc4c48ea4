import { join } from 'node:path';
import type { SocialPicture } from '../../../shared/social-picture.ts';
import { drawSocialPictures } from '../../assets/social/draw-social-pictures.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Progress } from '../../progress.ts';
import type { OutputFolder } from './output-folder.ts';

interface AheadOptions {
  publicFolder: string;
  memo: Memo;
  until: Promise<unknown>;
}

/** Draws pictures for the memo while something else is awaited that leaves a processor idle. */
export async function drawAhead(
  pictures: Iterable<SocialPicture>,
  { publicFolder, memo, until }: AheadOptions,
): Promise<void> {
  let isOver = false;
  const stop = (): void => {
    isOver = true;
  };
  await Promise.race([until.then(stop, stop), Promise.resolve()]);
  if (isOver) return;
  function* untilOver(): Generator<SocialPicture> {
    for (const picture of pictures) {
      if (isOver) return;
      yield picture;
    }
  }
  await drawSocialPictures(untilOver(), { memo, fileOf: (path) => join(publicFolder, path) });
}

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
