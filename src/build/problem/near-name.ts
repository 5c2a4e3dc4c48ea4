const longestName = 100;

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

/** Edits between two names: insert, delete, replace, or swap two neighbours. */
function distance(left: string, right: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

/**
 * The candidate that an author most likely meant, or undefined when none is near.
 * Upper case, `-` and `_` do not count; at most a third of the letters (always one) may differ; the first of equals wins.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(name);
  if (wanted === '' || wanted.length > longestName) return undefined;
  let nearest: string | undefined;
  let best = Math.min(Math.max(1, Math.floor(wanted.length / 3)) + 1, wanted.length);
  for (const candidate of candidates) {
    const offered = plain(candidate);
    if (Math.abs(offered.length - wanted.length) >= best) continue;
    const edits = distance(wanted, offered);
    if (edits < best) {
      best = edits;
      nearest = candidate;
    }
  }
  return nearest;
}
