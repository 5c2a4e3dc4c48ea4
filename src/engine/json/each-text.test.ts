import { expect, it } from 'vitest';
import type { JsonValue } from '../../shared/json/json-value.ts';
import { eachText } from './each-text.ts';

function textsOf(value: JsonValue): { pointer: string; key: string; text: string }[] {
  const texts: { pointer: string; key: string; text: string }[] = [];
  eachText(value, (text, key, place) => texts.push({ pointer: place.pointer(), key, text }));
  return texts;
}

it('gives every text in the order of the file, with the field it stands in', () => {
  expect(
    textsOf({ $schema: 'x', title: 'a', items: ['b', { 'c/d~e': 'f' }], count: 3, none: null, last: 'g' }),
  ).toEqual([
    { pointer: '/title', key: 'title', text: 'a' },
    { pointer: '/items/0', key: 'items', text: 'b' },
    { pointer: '/items/1/c~1d~0e', key: 'c/d~e', text: 'f' },
    { pointer: '/last', key: 'last', text: 'g' },
  ]);
  expect(textsOf('only')).toEqual([{ pointer: '', key: '', text: 'only' }]);
});

it('counts a field named "length" as any other', () => {
  expect(textsOf({ length: 'a', b: 'c' }).map(({ text }) => text)).toEqual(['a', 'c']);
});

it('survives a value that nests deeper than the language can call', () => {
  let deep: JsonValue = 'bottom';
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(textsOf(deep).map(({ text }) => text)).toEqual(['bottom']);
});
