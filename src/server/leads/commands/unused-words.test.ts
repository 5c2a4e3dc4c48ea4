import { expect, it } from 'vitest';
import { chosen } from './command.ts';
import { followUpCommands } from './follow-up.ts';
import { manageCommands } from './manage.ts';
import { refuseUnusedWords } from './unused-words.ts';
import { wholeCommands } from './whole.ts';

function refuse(name: string, words: readonly string[]): void {
  const commands = { ...manageCommands, ...followUpCommands, ...wholeCommands };
  const { takes } = chosen(commands, { name, what: 'De opdracht' });
  refuseUnusedWords(words, { name, takes });
}

it.each([
  ['erase', ['a@b.nl', 'c@d.nl'], 'c@d.nl'],
  ['purge', ['a@b.nl'], 'a@b.nl'],
  ['done', ['1', '2'], '2'],
  ['list', ['csv'], 'csv'],
  ['move', ['elders'], 'elders'],
  ['backup', ['a', 'b'], 'b'],
])('refuses what "%s" would pass over', (name, words, unused) => {
  expect(() => refuse(name, words)).toThrow(`"${unused}" hoort hier niet: achter "${name}" staat`);
});

it.each([
  ['erase', ['a@b.nl']],
  ['retry', []],
  ['note', ['1', 'Gebeld,', 'offerte', 'volgt']],
])('takes what "%s" uses', (name, words) => {
  expect(() => refuse(name, words)).not.toThrow();
});
