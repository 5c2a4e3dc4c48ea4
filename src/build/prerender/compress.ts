import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Files that shrink; pictures and fonts are compressed by their own formats. */
const shrinks = /\.(html|json|js|css|svg|xml|txt|webmanifest)$/;

/**
 * How hard brotli tries: `page` with a small window costs a fiftieth of `code` and makes pages 8 % larger, which
 * pays for documents that change with every build; code is compressed once and kept.
 */
const effort = {
  page: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9, [zlib.constants.BROTLI_PARAM_LGWIN]: 16 },
  code: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 },
};

/** Writes `<file>.br` and `<file>.gz` beside a file whose content shrinks. */
export async function writeCompressed(
  file: string,
  content: Uint8Array,
  kind: keyof typeof effort = 'page',
): Promise<void> {
  if (!shrinks.test(file)) return;
  const [br, gz] = await Promise.all([
    brotli(content, { params: effort[kind] }),
    gzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
