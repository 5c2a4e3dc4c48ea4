import { type Closeness, closestName } from '../../../text/closest-name.ts';

/** About two seconds. */
const maxComparisons = 200_000;

/** Memoized `closestName`, without suggestions once there are too many comparisons. */
export function closestFinder(
  candidates: readonly string[],
  closeness?: Closeness,
): (name: string) => string | undefined {
  const answers = new Map<string, string | undefined>();
  let comparisons = 0;
  return (name) => {
    if (!answers.has(name)) {
      if (comparisons > maxComparisons) return undefined;
      comparisons += candidates.length;
      answers.set(name, closestName(name, candidates, closeness));
    }
    return answers.get(name);
  };
}
