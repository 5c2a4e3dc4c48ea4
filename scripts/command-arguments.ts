import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closestName } from '../src/engine/text/closest-name.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
export type Parsed<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>;

/** The messages of a command line in one language; options are as in `--pages=VALUE`. */
export interface ArgumentWords {
  /** What stands for a value: `VALUE`. */
  value: string;
  /** npm consumed these options; the command does what was meant. */
  taken(options: string, command: string): string;
  unknown(option: string): string;
  meant(option: string): string;
  /** Lists all options; there may be none. */
  choices(options: string): string;
  /** A value behind an option that has none. */
  excess(option: string): string;
  missing(option: string, written: string): string;
  misplaced(word: string): string;
  /** The way out of that. */
  removal: string;
}

/**
 * Parses what was typed behind a command, as `parseArgs` of Node does.
 * @throws CouldNotRunError in these words, with the way out, where Node refuses it, for options that npm took, and for an
 * empty value: that of a variable that is not set would name the present folder
 */
export function commandArguments<Config extends ParseArgsConfig>(
  config: Config,
  words: ArgumentWords,
): Parsed<Config> {
  refuseTaken(config, words);
  const refusal = refusalOf(config, words);
  if (refusal !== undefined) throw new CouldNotRunError(refusal);
  return parseArgs(config);
}

/** Options of npm itself, which may also come from its own settings. */
const ofNpm: readonly string[] = ['force'];

/**
 * Without `--` npm consumes options and passes them on in the environment; PowerShell drops a bare `--`, but keeps one
 * in quotes.
 */
function refuseTaken(
  { args = process.argv.slice(2), options = {} }: ParseArgsConfig,
  words: ArgumentWords,
): void {
  const taken = Object.keys(options)
    .filter((name) => !ofNpm.includes(name) && isTaken(name))
    .map((name) => written(name, { options, words }));
  if (taken.length === 0) return;
  const typed = args.map((word) => (word.includes(' ') ? `"${word}"` : word));
  const command = ['npm run', process.env.npm_lifecycle_event, '"--"', ...typed, ...taken].join(' ');
  throw new CouldNotRunError(words.taken(taken.join(', '), command));
}

/** npm passes `--no-social` on as `social` without a value. */
function isTaken(name: string): boolean {
  const variable = (option: string) => process.env[`npm_config_${option.replaceAll('-', '_')}`];
  return Boolean(variable(name)) || (name.startsWith('no-') && variable(name.slice('no-'.length)) === '');
}

/** What is wrong with the first argument that is refused, without parsing Node's message. */
function refusalOf(
  { args, allowPositionals = false, options = {} }: ParseArgsConfig,
  words: ArgumentWords,
): string | undefined {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true, allowPositionals: true });
  for (const token of tokens) {
    if (token.kind === 'option') {
      const refusal = optionRefusal(token, { options, words });
      if (refusal !== undefined) return refusal;
    }
    if (token.kind === 'positional' && !allowPositionals)
      return `${words.misplaced(token.value)} ${choices({ options, words })} ${words.removal}`;
  }
  return undefined;
}

interface TypedOption {
  name: string;
  rawName: string;
  value?: string;
  inlineValue?: boolean;
}

interface Usage {
  options: Options;
  words: ArgumentWords;
}

function optionRefusal(
  { name, rawName, value, inlineValue = false }: TypedOption,
  usage: Usage,
): string | undefined {
  const { options, words } = usage;
  const known = options[name];
  if (known === undefined) {
    const near = closestName(name, Object.keys(options));
    return `${words.unknown(rawName)} ${near === undefined ? choices(usage) : words.meant(written(near, usage))}`;
  }
  if (known.type === 'boolean') return value === undefined ? undefined : words.excess(rawName);
  const isMissing = !value || (!inlineValue && value.startsWith('-'));
  return isMissing ? words.missing(rawName, written(name, usage)) : undefined;
}

function choices(usage: Usage): string {
  const names = Object.keys(usage.options).map((name) => written(name, usage));
  return usage.words.choices(names.join(', '));
}

/** As it is typed: `--fix`, `--pages=VALUE`. */
function written(name: string, { options, words }: Usage): string {
  return options[name]?.type === 'boolean' ? `--${name}` : `--${name}=${words.value}`;
}
