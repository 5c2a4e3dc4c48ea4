/** What a list has most often, the first of equals; undefined of an empty one. */
export function mostFrequent<Item>(list: readonly Item[]): Item | undefined {
  const counts = new Map<Item, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
