import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closestName } from '../src/engine/text/closest-name.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>;

/**
 * Parses what an author typed behind a command, as `parseArgs` of Node does.
 * @throws CouldNotRunError in Dutch, with the way out, where Node refuses it in English, and for options that npm took
 */
export function authorArguments<Config extends ParseArgsConfig>(config: Config): Parsed<Config> {
  refuseTaken(config);
  try {
    return parseArgs(config);
  } catch (error) {
    const refusal = refusalOf(config);
    throw refusal === undefined ? error : new CouldNotRunError(refusal);
  }
}

/** Which npm knows itself, and may also have from its own settings. */
const ofNpm: readonly string[] = ['force'];

/**
 * Without `--` npm keeps options for itself and tells of them in the environment; in PowerShell it never sees a bare `--`,
 * in quotes it does everywhere.
 */
function refuseTaken({ args = process.argv.slice(2), options = {} }: ParseArgsConfig): void {
  const taken = Object.keys(options)
    .filter((name) => !ofNpm.includes(name) && process.env[`npm_config_${name.replaceAll('-', '_')}`])
    .map((name) => written(name, options));
  if (taken.length === 0) return;
  const words = args.map((word) => (word.includes(' ') ? `"${word}"` : word));
  const command = ['npm run', process.env.npm_lifecycle_event, '"--"', ...words, ...taken].join(' ');
  throw new CouldNotRunError(
    `npm hield ${taken.join(', ')} voor een optie van zichzelf. Zet er "--" vóór, met de aanhalingstekens: ${command}`,
  );
}

/** What is wrong with the first argument that Node refuses, found without its words. */
function refusalOf({ args, allowPositionals = false, options = {} }: ParseArgsConfig): string | undefined {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true, allowPositionals: true });
  for (const token of tokens) {
    if (token.kind === 'option') {
      const refusal = optionRefusal(token, options);
      if (refusal !== undefined) return refusal;
    }
    if (token.kind === 'positional' && !allowPositionals)
      return `"${token.value}" hoort hier niet. ${choices(options)} Haal het weg, of zet aanhalingstekens om een waarde met een spatie.`;
  }
  return undefined;
}

interface TypedOption {
  name: string;
  rawName: string;
  value?: string;
  inlineValue?: boolean;
}

function optionRefusal(
  { name, rawName, value, inlineValue = false }: TypedOption,
  options: Options,
): string | undefined {
  const known = options[name];
  if (known === undefined) {
    const near = closestName(name, Object.keys(options));
    const way = near === undefined ? choices(options) : `Bedoel je ${written(near, options)}?`;
    return `De optie "${rawName}" bestaat niet. ${way}`;
  }
  if (known.type === 'boolean')
    return value === undefined ? undefined : `Achter "${rawName}" hoort niets. Schrijf alleen ${rawName}.`;
  const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
  return isMissing
    ? `Achter "${rawName}" ontbreekt een waarde. Schrijf ${written(name, options)}.`
    : undefined;
}

function choices(options: Options): string {
  const names = Object.keys(options).map((name) => written(name, options));
  return `De opties zijn: ${names.join(', ')}.`;
}

/** As an author types it: `--fix`, `--pages=WAARDE`. */
function written(name: string, options: Options): string {
  return options[name]?.type === 'boolean' ? `--${name}` : `--${name}=WAARDE`;
}
