import { isCalculatorBlock, opensWithCalculator } from '../../shared/page/calculator-blocks.ts';
import type { Block } from '../../shared/page/page.ts';
import { isLive } from './live-blocks.ts';

/** Style sheets for a page with these blocks. */
export function sheetsNeeded(blocks: readonly Block[]): string[] {
  const types = blocks.map(({ type }) => type);
  return [
    'base',
    ...(types.some(isLive) ? ['live'] : []),
    ...new Set(types),
    ...(opensWithCalculator(types) ? ['opening'] : []),
    ...(blocks.some((block) => 'quote' in block) ? ['quotation'] : []),
    ...(blocks.some(hasSizes) ? ['size-drawing'] : []),
    ...(types.some((type) => isLive(type) && !isCalculatorBlock(type)) ? ['lead-form'] : []),
  ];
}

function hasSizes(block: Block): boolean {
  return block.type === 'type-cards' && block.items.some(({ size }) => size);
}
