/**
 * The blocks of a page with a key each: the type and how many of that type stand before it. So a block that is
 * inserted above another leaves the other's state alone.
 */
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
