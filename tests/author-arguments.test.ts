import { expect, it, vi } from 'vitest';
import { authorArguments } from '../scripts/author-arguments.ts';
import { developerArguments } from '../scripts/developer-arguments.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';

const options = {
  pages: { type: 'string' },
  fix: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  'dry-run': { type: 'boolean', default: false },
  'no-social': { type: 'boolean', default: false },
} as const;

it.each([
  [
    'an option with a typing error',
    ['--formt=json'],
    'De optie "--formt" bestaat niet. Bedoel je --format=WAARDE?',
  ],
  [
    'an option that there is not',
    ['--prijs=3'],
    'De optie "--prijs" bestaat niet. De opties zijn: --pages=WAARDE, --fix, --format=WAARDE, --dry-run, --no-social.',
  ],
  ['a letter', ['-f'], 'De optie "-f" bestaat niet.'],
  [
    'an option without its value',
    ['--pages'],
    'Achter "--pages" ontbreekt een waarde. Schrijf --pages=WAARDE.',
  ],
  [
    'an option with an empty value, as of a variable that is not set',
    ['--pages='],
    'Achter "--pages" ontbreekt een waarde. Schrijf --pages=WAARDE.',
  ],
  ['an option before another', ['--pages', '--fix'], 'Achter "--pages" ontbreekt een waarde.'],
  ['a value too many', ['--fix=ja'], 'Achter "--fix" hoort niets. Schrijf alleen --fix.'],
  [
    'a word too many',
    ['--fix', 'ja'],
    '"ja" hoort hier niet. De opties zijn: --pages=WAARDE, --fix, --format=WAARDE, --dry-run, --no-social.',
  ],
])('refuses %s in Dutch', (_what, args, message) => {
  const parse = () => authorArguments({ args, options });
  expect(parse).toThrow(CouldNotRunError);
  expect(parse).toThrow(message);
});

it.each([
  [['--formt=json'], options, 'There is no option "--formt". Do you mean --format=VALUE?'],
  [['--help'], {}, 'There is no option "--help". This command has none.'],
  [['--pages'], options, '"--pages" needs a value. Write --pages=VALUE.'],
  [['--pages', ''], options, '"--pages" needs a value. Write --pages=VALUE.'],
  [['--fix=yes'], options, '"--fix" takes no value. Write just --fix.'],
  [['yes'], {}, '"yes" does not belong here. This command has none. Remove it'],
])('refuses %j in English', (args, known, message) => {
  const parse = () => developerArguments({ args, options: known });
  expect(parse).toThrow(CouldNotRunError);
  expect(parse).toThrow(message);
});

it('takes what is right', () => {
  const args = ['a.json', '--fix', '--pages', 'x', '--format=-'];
  const { values, positionals } = authorArguments({ args, options, allowPositionals: true });
  expect({ ...values }).toEqual({ fix: true, pages: 'x', format: '-', 'dry-run': false, 'no-social': false });
  expect(positionals).toEqual(['a.json']);
});

// Without `--` before it, and in PowerShell also with: that keeps it for itself.
it.each([
  [
    { npm_config_fix: 'true' },
    'npm hield --fix voor een optie van zichzelf.',
    'npm run check "--" a.json "b c.json" --fix',
  ],
  [
    { npm_config_dry_run: 'true', npm_config_pages: 'x' },
    'npm hield --pages=WAARDE, --dry-run voor',
    'npm run check "--" a.json "b c.json" --pages=WAARDE --dry-run',
  ],
  [
    { npm_config_social: '' },
    'npm hield --no-social voor een optie van zichzelf.',
    'npm run check "--" a.json "b c.json" --no-social',
  ],
])('tells of options that npm took: %j', (taken, message, wayOut) => {
  vi.stubEnv('npm_lifecycle_event', 'check');
  for (const [name, value] of Object.entries(taken)) vi.stubEnv(name, value);
  const parse = () => authorArguments({ args: ['a.json', 'b c.json'], options, allowPositionals: true });
  expect(parse).toThrow(CouldNotRunError);
  expect(parse).toThrow(message);
  expect(parse).toThrow(wayOut);
});
