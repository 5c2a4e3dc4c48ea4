import type { CompressionLevel } from '../src/engine/assets/compress.ts';

/**
 * How a site is compressed when nobody says: as small as can be where it is made for visitors, which is in CI and where somebody has
 * told its public address; soon elsewhere.
 */
export function usualCompression({ CI = '', siteUrl }: { CI?: string; siteUrl?: string }): CompressionLevel {
  return (CI === '' || CI === 'false') && siteUrl === undefined ? 'quick' : 'full';
}
