import type { ReactNode } from 'react';
import type { BlockType } from '../../../shared/page.ts';
import { OpeningGrid } from './Opening.styles.ts';

const calculators: ReadonlySet<BlockType> = new Set(['equipment-calculator', 'lease-calculator']);

/** Whether a page with blocks of these types opens with its calculator beside the hero. */
export function opensWithCalculator([first, second]: readonly BlockType[]): boolean {
  return first === 'hero' && second !== undefined && calculators.has(second);
}

/** The first two blocks of such a page. */
export function Opening({ children }: { children: ReactNode }) {
  return <OpeningGrid>{children}</OpeningGrid>;
}
