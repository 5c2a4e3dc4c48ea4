import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Files that shrink; pictures and fonts are compressed by their own formats. */
const shrinking = /\.(html|json|js|css|svg|xml|txt|webmanifest)$/;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;

/**
 * How hard brotli tries. `quick` with a small window costs a fiftieth of `full` and makes pages 8 % larger. What did not
 * change is not compressed again, so `full` is for every site but a very large one.
 */
const brotliOptions = {
  quick: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 16 },
  full: { [BROTLI_PARAM_QUALITY]: 11 },
};

/** `none` leaves the compressing to the host. */
export type CompressionLevel = keyof typeof brotliOptions | 'none';

/** What a text weighs on its way to a browser: its bytes, compressed with brotli. */
export async function brotliSize(
  content: string,
  compression: Exclude<CompressionLevel, 'none'>,
): Promise<number> {
  return (await brotli(content, { params: brotliOptions[compression] })).length;
}

/** The name of a file and of the compressed forms that it gets. */
export function withCompressedForms(name: string, level: CompressionLevel): string[] {
  return level === 'none' || !shrinking.test(name) ? [name] : [name, `${name}.br`, `${name}.gz`];
}

/** Whether a file is the compressed form of another. */
export function isCompressedForm(name: string): boolean {
  return /\.(?:br|gz)$/.test(name) && shrinking.test(name.slice(0, -'.br'.length));
}

/** Writes `<file>.br` and `<file>.gz` beside a file whose content shrinks; gives the size of the first, in bytes. */
export async function writeCompressed(
  file: string,
  content: Uint8Array,
  compression: CompressionLevel,
): Promise<number | undefined> {
  if (compression === 'none' || !shrinking.test(file)) return undefined;
  const [br, gz] = await Promise.all([
    brotli(content, { params: brotliOptions[compression] }),
    gzip(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  return br.length;
}
