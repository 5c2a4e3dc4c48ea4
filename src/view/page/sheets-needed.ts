import type { BlockType } from '../../shared/page.ts';
import { opensWithCalculator } from '../calculator/opening/Opening.tsx';
import { isLive } from './live-blocks.ts';

/** Style sheets for a page with these blocks. */
export function sheetsNeeded(types: readonly BlockType[]): string[] {
  return [
    'base',
    ...(types.some(isLive) ? ['live'] : []),
    ...new Set(types),
    ...(opensWithCalculator(types) ? ['opening'] : []),
  ];
}
