import { closestName } from '../../../text/closest-name.ts';

/** So many comparisons take about two seconds; whoever has more mistakes than that wants the list, not the guesses. */
const maxComparisons = 200_000;

/**
 * A function that finds the candidate nearest to a name. It remembers its answers, because one wrong name often
 * stands in many files, and stops guessing when there are very many wrong names among very many candidates.
 */
export function closestFinder(candidates: readonly string[]): (name: string) => string | undefined {
  const answers = new Map<string, string | undefined>();
  let comparisons = 0;
  return (name) => {
    if (!answers.has(name)) {
      if (comparisons > maxComparisons) return undefined;
      comparisons += candidates.length;
      answers.set(name, closestName(name, candidates));
    }
    return answers.get(name);
  };
}
