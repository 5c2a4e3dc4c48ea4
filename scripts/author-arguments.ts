import type { ParseArgsConfig } from 'node:util';
import { type ArgumentWords, commandArguments, type Parsed } from './command-arguments.ts';

const words: ArgumentWords = {
  value: 'WAARDE',
  taken: (options, command) =>
    `npm hield ${options} voor een optie van zichzelf. Zet er "--" vóór, met de aanhalingstekens: ${command}`,
  unknown: (option) => `De optie "${option}" bestaat niet.`,
  meant: (option) => `Bedoel je ${option}?`,
  choices: (options) => `De opties zijn: ${options}.`,
  excess: (option) => `Achter "${option}" hoort niets. Schrijf alleen ${option}.`,
  missing: (option, written) => `Achter "${option}" ontbreekt een waarde. Schrijf ${written}.`,
  misplaced: (word) => `"${word}" hoort hier niet.`,
  removal: 'Haal het weg, of zet aanhalingstekens om een waarde met een spatie.',
};

/** Parses what an author typed behind a command: `commandArguments` in Dutch. */
export function authorArguments<Config extends ParseArgsConfig>(config: Config): Parsed<Config> {
  return commandArguments(config, words);
}
