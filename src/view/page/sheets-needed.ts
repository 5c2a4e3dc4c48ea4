import type { BlockType } from '../../shared/page.ts';
import { isLive } from './live-blocks.ts';

/** The names of the style sheets that a page with these types of block needs. */
export function sheetsNeeded(types: readonly BlockType[]): string[] {
  return ['base', ...(types.some(isLive) ? ['live'] : []), ...new Set(types)];
}
