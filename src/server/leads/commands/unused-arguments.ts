import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import type { CommandArguments, KnownOption, Takes } from './command.ts';

/** How many words stand behind a command that takes so much. */
const most: Readonly<Record<Takes, number>> = { nothing: 0, value: 1, text: Number.POSITIVE_INFINITY };

/** What was typed behind the name of a command. */
interface TypedArguments {
  words: readonly string[];
  options: Readonly<Partial<Record<KnownOption, unknown>>>;
}

/**
 * Throws a `CouldNotRunError` for the first word or option that a command would ignore: after typing two addresses nobody
 * must believe that both were erased.
 */
export function refuseUnusedArguments(
  typed: TypedArguments,
  { name, takes, options = [] }: CommandArguments & { name: string },
): void {
  const word = typed.words[most[takes]];
  if (word !== undefined) {
    const taken = takes === 'nothing' ? 'niets' : 'één waarde';
    throw new CouldNotRunError(
      `"${word}" hoort hier niet: achter "${name}" staat ${taken}. Er is niets gedaan. Haal het weg, geef het een eigen opdracht, of zet aanhalingstekens om een waarde met een spatie.`,
    );
  }
  const option = Object.keys(typed.options).find((known) => !options.some((one) => one === known));
  if (option === undefined) return;
  throw new CouldNotRunError(`"--${option}" hoort niet bij "${name}". Er is niets gedaan. Haal het weg.`);
}
