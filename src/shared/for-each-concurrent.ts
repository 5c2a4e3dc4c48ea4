/**
 * Processes items in order with the given concurrency. After a failure no item starts; rejects with the first failure
 * once running work has ended.
 */
export async function forEachConcurrent<Item>(
  items: Iterable<Item>,
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const failures: unknown[] = [];

  async function worker(): Promise<void> {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: count }, worker));
  if (failures.length > 0) throw failures[0];
}
