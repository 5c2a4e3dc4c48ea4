import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { socialSize } from '../../../shared/social-picture.ts';
import { type SocialContent, type SocialIllustration, socialLayout } from './social-layout.ts';

interface DrawOptions extends Pick<SocialContent, 'title' | 'company' | 'brand'> {
  /** File path. */
  illustration?: string;
}

/** Draws an Open Graph image as PNG. */
export async function drawSocialPicture({ illustration, ...texts }: DrawOptions): Promise<Uint8Array> {
  const picture = illustration === undefined ? undefined : await readIllustration(illustration);
  const svg = await satori(socialLayout({ ...texts, illustration: picture }), {
    ...socialSize,
    fonts: await fonts(),
  });
  return sharp(Buffer.from(svg.replace(ownBoxMask, '')))
    .removeAlpha()
    .png(picture?.isPhoto ? asPalette : {})
    .toBuffer();
}

/** A third of the bytes of a photo. Of a drawing it would save 30 KB, and take four times as long as to write it. */
const asPalette = { palette: true, effort: 4, dither: 0 };

/** Satori masks each picture with its own box: it hides nothing, and takes most of the time of rasterising. */
const ownBoxMask = / mask="url\(#satori_om-[^)]*\)"/g;

/** A photo becomes PNG, which every later step reads. */
async function readIllustration(file: string): Promise<SocialIllustration> {
  const isPhoto = !file.endsWith('.svg');
  const original = await readFile(file);
  const picture = sharp(original, { density: 72 });
  const { width, height } = (await picture.metadata()).autoOrient;
  const bytes = isPhoto ? await picture.autoOrient().resize({ width: 1120 }).png().toBuffer() : original;
  const address = `data:image/${isPhoto ? 'png' : 'svg+xml'};base64,${bytes.toString('base64')}`;
  return { address, width, height, isPhoto };
}

let loadedFonts: Promise<Font[]> | undefined;

/** One file per alphabet; satori reads neither woff2 nor variable fonts. */
function fonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  loadedFonts ??= Promise.all(
    ['latin', 'latin-ext'].map(async (name): Promise<Font> => {
      const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${name}-800-normal.woff`;
      return { name, weight: 800, style: 'normal', data: await readFile(resolve(file)) };
    }),
  );
  return loadedFonts;
}
