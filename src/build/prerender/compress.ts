import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Files that shrink; pictures and fonts are compressed by their own formats. */
const shrinks = /\.(html|json|js|css|svg|xml|txt|webmanifest)$/;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;

/**
 * How hard brotli tries. `quick` with a small window costs a fiftieth of `full` and makes pages 8 % larger; `thorough`
 * makes them 1 % larger for a third of the work.
 */
const brotliOptions = {
  quick: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 16 },
  thorough: { [BROTLI_PARAM_QUALITY]: 10 },
  full: { [BROTLI_PARAM_QUALITY]: 11 },
};

export type Effort = keyof typeof brotliOptions;

/** What a text weighs on its way to a browser: its bytes, compressed with brotli. */
export async function brotliSize(content: string, effort: Effort): Promise<number> {
  return (await brotli(content, { params: brotliOptions[effort] })).length;
}

/** Writes `<file>.br` and `<file>.gz` beside a file whose content shrinks. */
export async function writeCompressed(file: string, content: Uint8Array, effort: Effort): Promise<void> {
  if (!shrinks.test(file)) return;
  const [br, gz] = await Promise.all([
    brotli(content, { params: brotliOptions[effort] }),
    gzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
