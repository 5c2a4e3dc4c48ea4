import type { BlockType } from '../../shared/page.ts';

/** The blocks that do something: their data travels with the first view and React wakes them. */
const liveBlocks: ReadonlySet<BlockType> = new Set<BlockType>([
  'lease-calculator',
  'equipment-calculator',
  'contact-form',
  'insurance-form',
]);

/** Whether a block reacts to its visitor, and so needs script. */
export function isLive(type: BlockType): boolean {
  return liveBlocks.has(type);
}
