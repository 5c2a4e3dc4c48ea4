import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { Takes } from './command.ts';

/** How many words stand behind a command that takes so much. */
const most: Readonly<Record<Takes, number>> = { nothing: 0, value: 1, text: Number.POSITIVE_INFINITY };

/**
 * Throws a `CouldNotRunError` for the first word that a command would ignore: after typing two addresses nobody must
 * believe that both were erased.
 */
export function refuseUnusedWords(
  words: readonly string[],
  { name, takes }: { name: string; takes: Takes },
): void {
  const unused = words[most[takes]];
  if (unused === undefined) return;
  const taken = takes === 'nothing' ? 'niets' : 'één waarde';
  throw new CouldNotRunError(
    `"${unused}" hoort hier niet: achter "${name}" staat ${taken}. Er is niets gedaan. Haal het weg, geef het een eigen opdracht, of zet aanhalingstekens om een waarde met een spatie.`,
  );
}
