import { expect, it } from 'vitest';
import type { JsonValue } from '../load/source-document.ts';
import { textsOf } from './texts-of.ts';

it('gives every text in the order of the file, with the field it stands in', () => {
  expect(textsOf({ $schema: 'x', title: 'a', items: ['b', { 'c/d~e': 'f' }], count: 3, none: null })).toEqual(
    [
      { pointer: '/title', key: 'title', text: 'a' },
      { pointer: '/items/0', key: 'items', text: 'b' },
      { pointer: '/items/1/c~1d~0e', key: 'c/d~e', text: 'f' },
    ],
  );
});

it('survives a value that nests deeper than the language can call', () => {
  let deep: JsonValue = 'bottom';
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(textsOf(deep).map(({ text }) => text)).toEqual(['bottom']);
});
