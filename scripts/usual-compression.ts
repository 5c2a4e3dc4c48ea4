import type { CompressionLevel } from '../src/engine/assets/compress.ts';

/**
 * The default compression: best where the site is built for visitors, which is in CI and where its public address is
 * set; quick elsewhere.
 */
export function usualCompression({ CI = '', siteUrl }: { CI?: string; siteUrl?: string }): CompressionLevel {
  return (CI === '' || CI === 'false') && siteUrl === undefined ? 'quick' : 'full';
}
