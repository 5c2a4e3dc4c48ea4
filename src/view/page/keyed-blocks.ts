/** Where a block stands that takes half of the page; alone without another half beside it. */
export type Side = 'left' | 'right' | 'alone';

interface KeyedBlock<Block> {
  /** Type and index within it: insertions keep the state of other blocks. */
  key: string;
  block: Block;
  /** Absent for a block that takes the whole width. */
  side?: Side;
}

/** Blocks with their keys; halves that follow one another stand side by side. */
export function keyedBlocks<Block extends { type: string; width?: 'half' }>(
  blocks: readonly Block[],
): KeyedBlock<Block>[] {
  const seen = new Map<string, number>();
  let left: KeyedBlock<Block> | undefined;
  return blocks.map((block) => {
    const count = seen.get(block.type) ?? 0;
    seen.set(block.type, count + 1);
    const keyed: KeyedBlock<Block> = { key: `${block.type} ${count}`, block };
    if (block.width === undefined) {
      left = undefined;
    } else if (left === undefined) {
      left = keyed;
      keyed.side = 'alone';
    } else {
      left.side = 'left';
      keyed.side = 'right';
      left = undefined;
    }
    return keyed;
  });
}
