import { editDistance } from '../../shared/text/edit-distance.ts';

const maxNameLength = 100;

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

export interface Closeness {
  /** How many letters a name has for each of them that may differ; default is three. At least one may. */
  lettersPerEdit?: number;
}

/** Smallest distance that is not close. */
function firstTooFar(wanted: string, { lettersPerEdit = 3 }: Closeness = {}): number {
  if (wanted.length > maxNameLength) return 0;
  return Math.min(Math.max(1, Math.floor(wanted.length / lettersPerEdit)) + 1, wanted.length);
}

/** Minimum gap for an unambiguous match. */
const clearLead = 2;

/** The close candidate, if all others are clearly farther. */
export function onlyNearName(name: string, candidates: Iterable<string>): string | undefined {
  const nearest = closestName(name, candidates);
  if (nearest === undefined) return undefined;
  const wanted = plain(name);
  const edits = editDistance(wanted, plain(nearest));
  const others = [...candidates].filter((candidate) => candidate !== nearest);
  const farEnough = Math.min(firstTooFar(wanted), edits + clearLead);
  const clear = others.every((other) => editDistance(wanted, plain(other)) >= farEnough);
  return clear ? nearest : undefined;
}

/**
 * The closest candidate by edit distance, if any is close. Ignores case, `-` and `_`; the first of equals wins.
 */
export function closestName(
  name: string,
  candidates: Iterable<string>,
  closeness?: Closeness,
): string | undefined {
  const wanted = plain(name);
  let nearest: string | undefined;
  let best = firstTooFar(wanted, closeness);
  for (const candidate of candidates) {
    const offered = plain(candidate);
    if (Math.abs(offered.length - wanted.length) >= best) continue;
    const edits = editDistance(wanted, offered);
    if (edits < best) {
      best = edits;
      nearest = candidate;
    }
  }
  return nearest;
}
