import { expect, it } from 'vitest';
import { matchesWords } from './matches-words.ts';

it.each<[text: string, search: string, isFound: boolean]>([
  ['/contact Contact', '', true],
  ['/contact Contact', '  ', true],
  ['/equipment/bakwagen Bakwagen leasen', 'BAK', true],
  ['/equipment/bakwagen Bakwagen leasen', 'leasen equip', true],
  ['/equipment/bakwagen Bakwagen leasen', 'leasen tractor', false],
  ['Zonnestroom financiële lease', 'financiele', true],
  ['Financiele lease', 'financiële', true],
  ['Vragen en antwoorden', 'vraag', true],
  ['/images/bus.svg Een bus', 'bussen', true],
  ['Vragen en antwoorden', 'vak', false],
])('%j has the words of %j: %s', (text, search, isFound) => {
  expect(matchesWords(text, search)).toBe(isFound);
});
