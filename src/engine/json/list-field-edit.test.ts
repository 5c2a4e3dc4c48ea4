import { expect, it } from 'vitest';
import { readJsonTree } from './json-tree.ts';
import { listFieldEdit } from './list-field-edit.ts';
import { applyEdits } from './text-edit.ts';

const order = ['metadata', 'movedFrom', 'blocks'];

it.each([
  [
    'comes before the field that follows it',
    '{\n  "blocks": []\n}',
    ['/a'],
    '{\n  "movedFrom": ["/a"],\n  "blocks": []\n}',
  ],
  [
    'comes last when nothing follows',
    '{\r\n\t"metadata": 1\r\n}',
    ['/a'],
    '{\r\n\t"metadata": 1,\r\n\t"movedFrom": ["/a"]\r\n}',
  ],
  ['fills an empty document', '{}', ['/a'], '{"movedFrom": ["/a"]}'],
  ['grows on one line', '{ "movedFrom": ["/a"] }', ['/a', '/b'], '{ "movedFrom": ["/a", "/b"] }'],
  [
    'grows by a line each',
    '{ "movedFrom": [\n  "/a"\n] }',
    ['/a', '/b'],
    '{ "movedFrom": [\n  "/a",\n  "/b"\n] }',
  ],
  ['loses an item', '{ "movedFrom": [\n  "/a",\n  "/b"\n] }', ['/b'], '{ "movedFrom": ["/b"] }'],
])('a list %s', (_what, text, values, expected) => {
  const { root } = readJsonTree(text);
  if (root?.kind !== 'object') throw new Error('The test needs an object.');
  const changed = applyEdits(text, [listFieldEdit(root, text, { field: 'movedFrom', values, order })]);
  expect(changed).toBe(expected);
  expect(JSON.parse(changed).movedFrom).toEqual(values);
});
