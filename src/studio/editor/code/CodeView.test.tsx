// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { act } from 'react';
import { expect, it } from 'vitest';
import { idleEngine, exampleScreen as screen, titled } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import CodeView from './CodeView.tsx';

it('keeps a letter that was taken back while the engine had not answered yet', async () => {
  const answers: (() => void)[] = [];
  const store = createEditorStore(screen, {
    ...idleEngine,
    edit: (_file, { text }) => new Promise((resolve) => answers.push(() => resolve({ text }))),
  });
  const element = await hydrate(
    <EditorContext value={{ screen, store }}>
      <CodeView />
    </EditorContext>,
  );
  const content = element.querySelector<HTMLElement>('.cm-content');
  const view = content && EditorView.findFromDOM(content);
  const at = titled('Een').indexOf('n');
  await act(async () => view?.dispatch({ changes: { from: at, insert: 'x' } }));
  await act(async () => view?.dispatch({ changes: { from: at, to: at + 1 } }));
  while (store.getState().pending > 0) await act(async () => answers.shift()?.());
  expect([view?.state.sliceDoc(), store.getState().text]).toEqual([titled('Een'), titled('Een')]);
});
