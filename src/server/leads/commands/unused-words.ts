import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';

/** How many words a command takes, where that is not one. */
const wordCounts: Readonly<Record<string, number>> = {
  list: 0,
  purge: 0,
  move: 0,
  note: Number.POSITIVE_INFINITY,
};

/**
 * Throws a `CouldNotRunError` for the first word that a command would pass over: who types two addresses must not believe that
 * both were erased.
 */
export function refuseUnusedWords(name: string, words: readonly string[]): void {
  const most = wordCounts[name] ?? 1;
  const unused = words[most];
  if (unused === undefined) return;
  const takes = most === 0 ? 'niets' : 'één waarde';
  throw new CouldNotRunError(
    `"${unused}" hoort hier niet: achter "${name}" staat ${takes}. Er is niets gedaan. Haal het weg, geef het een eigen opdracht, of zet aanhalingstekens om een waarde met een spatie.`,
  );
}
