import { countsOf } from './counts-of.ts';

/** What a list has most often, the first of equals; undefined of an empty one. */
export function mostFrequent<Item>(list: readonly Item[]): Item | undefined {
  return [...countsOf(list)].sort(([, one], [, other]) => other - one)[0]?.[0];
}
