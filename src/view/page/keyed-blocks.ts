/** Gives each block a key of its type and its index among that type: an insertion above keeps the state of the others. */
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
