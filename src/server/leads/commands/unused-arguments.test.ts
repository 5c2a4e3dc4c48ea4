import { expect, it } from 'vitest';
import type { KnownOption } from './command.ts';
import { chosen } from './command.ts';
import { followUpCommands } from './follow-up.ts';
import { manageCommands } from './manage.ts';
import { refuseUnusedArguments } from './unused-arguments.ts';
import { wholeCommands } from './whole.ts';

interface Typed {
  words?: readonly string[];
  options?: Partial<Record<KnownOption, string | boolean>>;
}

function refuse(name: string, { words = [], options = {} }: Typed): void {
  const commands = { ...manageCommands, ...followUpCommands, ...wholeCommands };
  const taken = chosen(commands, { name, what: 'De opdracht' });
  refuseUnusedArguments({ words, options }, { ...taken, name });
}

it.each([
  ['erase', ['a@b.nl', 'c@d.nl'], 'c@d.nl'],
  ['purge', ['a@b.nl'], 'a@b.nl'],
  ['done', ['1', '2'], '2'],
  ['list', ['csv'], 'csv'],
  ['move', ['elders'], 'elders'],
  ['backup', ['a', 'b'], 'b'],
])('refuses what "%s" would pass over', (name, words, unused) => {
  expect(() => refuse(name, { words })).toThrow(`"${unused}" hoort hier niet: achter "${name}" staat`);
});

it.each([
  ['erase', ['a@b.nl']],
  ['retry', []],
  ['note', ['1', 'Gebeld,', 'offerte', 'volgt']],
])('takes what "%s" uses', (name, words) => {
  expect(() => refuse(name, { words })).not.toThrow();
});

it.each([
  ['erase', { force: true }, '--force'],
  ['show', { format: 'json' }, '--format'],
  ['move', { force: true }, '--force'],
])('refuses an option that "%s" would pass over', (name, options, unused) => {
  expect(() => refuse(name, { options })).toThrow(`"${unused}" hoort niet bij "${name}"`);
});

it.each([
  ['list', { format: 'csv' }],
  ['purge', { force: true }],
])('takes the option of "%s"', (name, options) => {
  expect(() => refuse(name, { options })).not.toThrow();
});
