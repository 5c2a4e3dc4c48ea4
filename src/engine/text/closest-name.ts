const maxNameLength = 100;

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

/** The number of edits from which on a name is no longer near to the wanted one. */
function firstTooFar(wanted: string): number {
  if (wanted.length > maxNameLength) return 0;
  return Math.min(Math.max(1, Math.floor(wanted.length / 3)) + 1, wanted.length);
}

/** Fewer edits than this between the nearest name and another near one leave a choice. */
const clearLead = 2;

/**
 * The candidate that must be meant: near by the measure of `closestName`, with every other one not near or clearly farther away.
 * Undefined when there is none or a choice.
 */
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
 * The candidate that an author most likely meant, or undefined when none is near.
 * Upper case, `-` and `_` do not count; at most a third of the letters (always one) may differ; the first of equals wins.
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
