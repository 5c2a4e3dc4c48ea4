import { expect, it } from 'vitest';
import { pointerAt } from './pointer-at.ts';

const text = '{ "a/b": [1, { "c": "d" }], "e": null }';

it.each([
  ['"a/b"', '/a~1b'],
  ['1', '/a~1b/0'],
  ['"c"', '/a~1b/1/c'],
  ['"d"', '/a~1b/1/c'],
  ['null', '/e'],
  [' "e"', ''],
])('the value at %s is at "%s"', (part, pointer) => {
  expect(pointerAt(text, text.indexOf(part))).toBe(pointer);
});

it('of a text without a value it is the document', () => {
  expect(pointerAt('', 0)).toBe('');
});
