import { expect, it } from 'vitest';
import { LiteralFinder } from './literal-finder.ts';

it.each<[string, readonly string[]]>([
  ['Hier staat niets.', []],
  ['he', ['he']],
  ['SHE', ['he', 'she']],
  ['ushers', ['he', 'she', 'hers']],
  ['een hhis', ['his']],
  ['m3 en M2', ['m2', 'digit']],
  ['7', ['digit']],
  ['É', ['é']],
  ['', []],
])('finds in %j the literals %j, one within another too', (text, expected) => {
  const literals = {
    he: ['he'],
    she: ['she'],
    his: ['his'],
    hers: ['hers'],
    m2: ['m2'],
    digit: ['0'],
    é: ['é', '€'],
  };
  const finder = new LiteralFinder(Object.values(literals));
  expect(finder.ownersIn(text).map((owner) => Object.keys(literals)[owner])).toEqual(expected);
});
