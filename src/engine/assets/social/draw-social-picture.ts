import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { socialSize } from '../../../shared/site/social-picture.ts';
import { type SocialContent, type SocialIllustration, socialLayout } from './social-layout.ts';

interface DrawOptions extends Pick<SocialContent, 'title' | 'company' | 'brand'> {
  /** File path. */
  illustration?: string;
}

/** Draws an Open Graph image as PNG. */
export async function drawSocialPicture({ illustration, ...texts }: DrawOptions): Promise<Uint8Array> {
  const picture = illustration === undefined ? undefined : await readIllustration(illustration);
  const renderer = await sharedRenderer();
  const png = await renderer.render(socialLayout({ ...texts, illustration: picture }), socialSize);
  return picture?.isPhoto ? sharp(png).png(asPalette).toBuffer() : png;
}

/** A third of the bytes of a photo. */
const asPalette = { palette: true, effort: 4, dither: 0 };

/** A photo becomes PNG, turned as its camera was held. */
async function readIllustration(file: string): Promise<SocialIllustration> {
  const isPhoto = !file.endsWith('.svg');
  const original = await readFile(file);
  // Of a drawing no pixel is read here, however large it says to be.
  const picture = sharp(original, { density: 72, limitInputPixels: isPhoto });
  const { width, height } = (await picture.metadata()).autoOrient;
  const bytes = isPhoto ? await picture.autoOrient().resize({ width: 1120 }).png().toBuffer() : original;
  return { bytes, width, height, isPhoto };
}

let renderer: Promise<Renderer> | undefined;

function sharedRenderer(): Promise<Renderer> {
  renderer ??= createRenderer();
  return renderer;
}

/**
 * Has the display font, one file per alphabet; the first that has a letter draws it. No picture is drawn twice, so none
 * is cached.
 */
async function createRenderer(): Promise<Renderer> {
  const { resolve } = createRequire(import.meta.url);
  const created = new Renderer({ cacheMaxBytes: 0 });
  for (const name of ['latin', 'latin-ext']) {
    const file = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${name}-wght-normal.woff2`;
    await created.registerFont({ name, data: await readFile(resolve(file)) });
  }
  return created;
}
