import { isCalculatorBlock, opensWithCalculator } from '../../shared/calculator-blocks.ts';
import type { BlockType } from '../../shared/page.ts';
import { isLive } from './live-blocks.ts';

/** Style sheets for a page with these blocks. */
export function sheetsNeeded(types: readonly BlockType[]): string[] {
  return [
    'base',
    ...(types.some(isLive) ? ['live'] : []),
    ...new Set(types),
    ...(opensWithCalculator(types) ? ['opening'] : []),
    ...(types.some((type) => isLive(type) && !isCalculatorBlock(type)) ? ['lead-form'] : []),
  ];
}
