/**
 * Works on items in their order, on at most `count` of them at the same time. After a failure no further item is begun;
 * throws the first failure, and not before the work on the other items has ended.
 */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];

  async function worker(): Promise<void> {
    for (const item of queue) {
      if (failures.length > 0) return;
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(count, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
}
