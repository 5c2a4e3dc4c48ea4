import { opensWithCalculator } from '../../shared/calculator-blocks.ts';
import type { BlockType } from '../../shared/page.ts';
import { isLive } from './live-blocks.ts';

/** Blocks with opening hours in them. */
const showHours: ReadonlySet<BlockType> = new Set(['contact-form', 'insurance-form']);

/** Style sheets for a page with these blocks. */
export function sheetsNeeded(types: readonly BlockType[]): string[] {
  return [
    'base',
    ...(types.some(isLive) ? ['live'] : []),
    ...new Set(types),
    ...(opensWithCalculator(types) ? ['opening'] : []),
    ...(types.some((type) => showHours.has(type)) ? ['reach-us'] : []),
  ];
}
