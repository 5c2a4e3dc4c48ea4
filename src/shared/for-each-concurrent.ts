/**
 * Processes items in order with the given concurrency. After a failure no item starts; rejects with the first failure
 * once running work has ended.
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
