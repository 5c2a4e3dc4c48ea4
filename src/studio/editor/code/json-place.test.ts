import { json } from '@codemirror/lang-json';
import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, it, vi } from 'vitest';
import { nodeAt, stepsTo } from './json-place.ts';

/** An editor that had no time to read its document, and has all the time it needs from here on. */
function unreadState(doc: string): EditorState {
  let time = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 1000;
    return time;
  });
  const state = EditorState.create({ doc, extensions: [json()] });
  clock.mockReturnValue(time);
  return state;
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
