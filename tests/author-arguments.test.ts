import { expect, it } from 'vitest';
import { authorArguments } from '../scripts/author-arguments.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';

const options = {
  pages: { type: 'string' },
  fix: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
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
    'De optie "--prijs" bestaat niet. De opties zijn: --pages=WAARDE, --fix, --format=WAARDE.',
  ],
  ['a letter', ['-f'], 'De optie "-f" bestaat niet.'],
  [
    'an option without its value',
    ['--pages'],
    'Achter "--pages" ontbreekt een waarde. Schrijf --pages=WAARDE.',
  ],
  ['an option before another', ['--pages', '--fix'], 'Achter "--pages" ontbreekt een waarde.'],
  ['a value too many', ['--fix=ja'], 'Achter "--fix" hoort niets. Schrijf alleen --fix.'],
  [
    'a word too many',
    ['--fix', 'ja'],
    '"ja" hoort hier niet. De opties zijn: --pages=WAARDE, --fix, --format=WAARDE.',
  ],
])('refuses %s in Dutch', (_what, args, message) => {
  const parse = () => authorArguments({ args, options });
  expect(parse).toThrow(CouldNotRunError);
  expect(parse).toThrow(message);
});

it('takes what is right', () => {
  const args = ['a.json', '--fix', '--pages', 'x', '--format=-'];
  const { values, positionals } = authorArguments({ args, options, allowPositionals: true });
  expect({ ...values }).toEqual({ fix: true, pages: 'x', format: '-' });
  expect(positionals).toEqual(['a.json']);
});
