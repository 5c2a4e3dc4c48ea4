import type { BlockType } from '../../shared/page.ts';
import { isLive } from './live-blocks.ts';

/** The style sheets for a page with these types of block. */
export function sheetsNeeded(types: readonly BlockType[]): string[] {
  return ['base', ...(types.some(isLive) ? ['live'] : []), ...new Set(types)];
}
