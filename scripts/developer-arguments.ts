import type { ParseArgsConfig } from 'node:util';
import { type ArgumentWords, commandArguments, type Parsed } from './command-arguments.ts';

const words: ArgumentWords = {
  value: 'VALUE',
  taken: (options, command) =>
    `npm took ${options} for an option of its own. Put "--" before it, with the quotes: ${command}`,
  unknown: (option) => `There is no option "${option}".`,
  meant: (option) => `Do you mean ${option}?`,
  choices: (options) => (options === '' ? 'This command has none.' : `The options are: ${options}.`),
  excess: (option) => `"${option}" takes no value. Write just ${option}.`,
  missing: (option, written) => `"${option}" needs a value. Write ${written}.`,
  misplaced: (word) => `"${word}" does not belong here.`,
  removal: 'Remove it, or put quotes around a value with a space.',
};

/** Parses what a developer typed behind a command: `commandArguments` in English. */
export function developerArguments<Config extends ParseArgsConfig>(config: Config): Parsed<Config> {
  return commandArguments(config, words);
}
