import sharp, { type Metadata, type Stats } from 'sharp';
import { inspectDrawing } from './inspect-drawing.ts';
import { type PictureFile, pictureLimits } from './picture-file.ts';

type Findings = Omit<PictureFile, 'key' | 'bytes'>;

/** Reads format, size and flaws from the bytes of a picture. Never throws. */
export async function inspectPicture(content: Uint8Array): Promise<Findings> {
  const head = await readHead(content);
  if (!head) return { width: 0, height: 0 };
  const { width, height } = head.autoOrient;
  const findings: Findings = { format: formatOf(head), width: Math.round(width), height: Math.round(height) };
  if (findings.format === 'svg') return { ...findings, ...inspectDrawing(Buffer.from(content).toString()) };
  if (Math.max(width, height) > pictureLimits.pixels) return findings;
  return { ...findings, ...(await inspectPixels(content)) };
}

async function readHead(content: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(content, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

function formatOf({ format, compression }: Metadata): string {
  if (format === 'jpeg') return 'jpg';
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic';
  return format;
}

/** Decodes the whole picture, which shows damage. */
async function inspectPixels(content: Uint8Array): Promise<Pick<Findings, 'isDamaged' | 'colour'>> {
  try {
    const small = await sharp(content, { failOn: 'error' })
      .resize(64, 64, { fit: 'inside' })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    const { dominant, isOpaque } = await sharp(small).stats();
    return isOpaque ? { colour: hexColour(dominant) } : {};
  } catch {
    return { isDamaged: true };
  }
}

function hexColour({ r, g, b }: Stats['dominant']): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
