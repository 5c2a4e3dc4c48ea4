/** The middle of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (below + above) / 2 : above;
}

/** The middle, with the lowest and highest where there are several: `1.52 (1.40–1.90)`. */
export function spread(values: readonly number[], digits = 2): string {
  if (values.length === 0) return '–';
  const text = median(values).toFixed(digits);
  if (values.length === 1) return text;
  return `${text} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;
}

/** The peak memory of some runs, where the system reports it. */
export function megabytes(costs: readonly { megabytes: number | undefined }[]): string {
  return spread(
    costs.flatMap((cost) => cost.megabytes ?? []),
    0,
  );
}
