import type { CompressionLevel } from '../src/engine/assets/compress.ts';

/** How a site is compressed when nobody says: as small as can be where CI builds it, somewhat larger and sooner elsewhere. */
export function usualCompression({ CI = '' }: NodeJS.ProcessEnv): CompressionLevel {
  return CI === '' || CI === 'false' ? 'good' : 'full';
}
