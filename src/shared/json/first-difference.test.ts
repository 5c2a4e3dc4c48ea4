import { expect, it } from 'vitest';
import { firstDifference } from './first-difference.ts';
import type { JsonObject, JsonValue } from './json-value.ts';

const blocks: JsonValue[] = [{ type: 'hero', title: 'Bus' }, { type: 'faq' }];
const page: JsonObject = { name: 'Bus', 'a/b': 1, blocks };

it.each<[what: string, after: JsonValue, pointer: string | undefined]>([
  ['nothing', structuredClone(page), undefined],
  ['a text', { ...page, blocks: [{ type: 'hero', title: 'Trein' }, { type: 'faq' }] }, '/blocks/0/title'],
  ['an item that went', { ...page, blocks: [{ type: 'faq' }] }, '/blocks/0/type'],
  ['the last item', { ...page, blocks: [...blocks, { type: 'notice' }] }, '/blocks/2'],
  ['a field that went', { name: 'Bus', blocks }, '/a~1b'],
  ['another kind of value', { ...page, blocks: {} }, '/blocks'],
  ['the order of fields', { 'a/b': 1, name: 'Bus', blocks }, ''],
  ['the whole document', [], ''],
])('points at %s', (_what, after, pointer) => {
  expect(firstDifference(page, after)).toBe(pointer);
});
