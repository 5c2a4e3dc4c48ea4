import sharp from 'sharp';

/** A photo of one colour. */
export function smallPicture(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 500, channels: 3, background: '#1d6b48' } })
    .png()
    .toBuffer();
}
