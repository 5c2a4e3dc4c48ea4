import { expect, it } from 'vitest';
import { applyEdits } from '../../json/text-edit.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { orderEdits } from './order-edits.ts';

const text = '{ "blocks": [{ "type": "page-cards", "order": ["a", "b", "c"] }] }';
const hub: SourceDocument = {
  kind: 'page',
  name: '/hub',
  file: 'pages/hub/index.json',
  absoluteFile: '/pages/hub/index.json',
  text,
  value: JSON.parse(text),
};

it.each([
  ['a child with a new last name', { '/hub/b': '/hub/x' }, ['a', 'x', 'c']],
  ['the first child, which leaves', { '/hub/a': '/a' }, ['b', 'c']],
  ['the last child, which leaves', { '/hub/c': '/elders/c' }, ['a', 'b']],
  [
    'children that move with their hub',
    { '/hub': '/h', '/hub/a': '/h/a', '/hub/b': '/h/b' },
    ['a', 'b', 'c'],
  ],
  ['pages that are no child', { '/elders': '/hier' }, ['a', 'b', 'c']],
])('follows %s', (_what, moved, expected) => {
  const after = applyEdits(text, orderEdits(hub, new Map(Object.entries(moved))));
  expect(JSON.parse(after).blocks[0].order).toEqual(expected);
});

it.each([
  ['leaves', { '/hub/a': '/a' }, { type: 'page-cards' }],
  ['moves with its hub', { '/hub': '/h', '/hub/a': '/h/a' }, { type: 'page-cards', order: ['a'] }],
])('when the only child %s leaves no list without children', (_what, moved, expected) => {
  const alone = text.replace('["a", "b", "c"]', '["a"]');
  const edits = orderEdits({ ...hub, text: alone, value: JSON.parse(alone) }, new Map(Object.entries(moved)));
  expect(JSON.parse(applyEdits(alone, edits)).blocks).toEqual([expected]);
});
