import { json } from '@codemirror/lang-json';
import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, it, vi } from 'vitest';
import { nodeAt, stepsTo } from './json-place.ts';

/** An editor that has no time to read its document: it stops when its moment is over. */
function unreadState(doc: string): EditorState {
  let time = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 1000;
    return time;
  });
  try {
    return EditorState.create({ doc, extensions: [json()] });
  } finally {
    clock.mockRestore();
  }
}

it('a place is known where the editor has not read yet by itself', () => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    title: `Een soort materieel met nummer ${index}`,
  }));
  const doc = JSON.stringify({ items, last: { label: 'Hier' } }, null, 2);
  const state = unreadState(doc);
  expect(syntaxTree(state).length).toBeLessThan(doc.length);
  const node = nodeAt(state, doc.indexOf('Hier') + 2);
  expect([node.name, stepsTo(state, node)]).toEqual(['String', ['last', 'label']]);
});
