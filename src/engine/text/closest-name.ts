const maxNameLength = 100;

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

/** Damerau-Levenshtein distance (optimal string alignment). */
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

/** Smallest distance that is not close. */
function firstTooFar(wanted: string): number {
  if (wanted.length > maxNameLength) return 0;
  return Math.min(Math.max(1, Math.floor(wanted.length / 3)) + 1, wanted.length);
}

/** Minimum gap for an unambiguous match. */
const clearLead = 2;

/** The close candidate, if all others are clearly farther. */
export function onlyNearName(name: string, candidates: Iterable<string>): string | undefined {
  const nearest = closestName(name, candidates);
  if (nearest === undefined) return undefined;
  const wanted = plain(name);
  const edits = distance(wanted, plain(nearest));
  const others = [...candidates].filter((candidate) => candidate !== nearest);
  const farEnough = Math.min(firstTooFar(wanted), edits + clearLead);
  const clear = others.every((other) => distance(wanted, plain(other)) >= farEnough);
  return clear ? nearest : undefined;
}

/**
 * The closest candidate by edit distance, if any is close: at most a third of the letters (at least one)
 * differ.
 * Ignores case, `-` and `_`; the first of equals wins.
 */
export function closestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(name);
  let nearest: string | undefined;
  let best = firstTooFar(wanted);
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
