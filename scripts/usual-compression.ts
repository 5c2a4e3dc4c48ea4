import type { CompressionLevel } from '../src/engine/assets/compress.ts';

/**
 * How a site is compressed when nobody says: as small as can be where it is made for visitors, which is in CI and where `SITE_URL`
 * tells its public address; soon elsewhere.
 */
export function usualCompression({ CI = '', SITE_URL = '' }: NodeJS.ProcessEnv): CompressionLevel {
  return (CI === '' || CI === 'false') && SITE_URL === '' ? 'quick' : 'full';
}
