import type { JsonValue } from '../../shared/json/json-value.ts';

/**
 * Where a list that is too long holds numbers that a decimal comma cut in two: `["Groot", 20,5]`.
 * @returns the indices of their first halves; empty where the numbers may be items by themselves
 */
export function splitNumbers(items: readonly JsonValue[], wanted: number): number[] {
  const halves = items.flatMap((item, index) => (typeof item === 'number' ? [index] : []));
  const firsts = halves.filter((_, at) => at % 2 === 0);
  const arePairs = firsts.every((first, at) => halves[2 * at + 1] === first + 1);
  return arePairs && wanted > 0 && items.length === wanted + firsts.length ? firsts : [];
}
