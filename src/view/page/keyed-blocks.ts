/** Keys by type and index within it: insertions keep the state of other blocks. */
export function keyedBlocks<Block extends { type: string }>(
  blocks: readonly Block[],
): { key: string; block: Block }[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const count = seen.get(block.type) ?? 0;
    seen.set(block.type, count + 1);
    return { key: `${block.type} ${count}`, block };
  });
}
