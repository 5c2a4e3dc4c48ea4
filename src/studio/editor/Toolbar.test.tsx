// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import {
  diskOf,
  idleEngine,
  opened,
  exampleScreen as screen,
  titled,
} from '../../../tests/example-editor.ts';
import { hydrate } from '../../../tests/hydrate.tsx';
import { EditorContext } from './store/editor-context.ts';
import type { EditorState } from './store/editor-state.ts';
import { createEditorStore } from './store/editor-store.ts';
import { Toolbar } from './Toolbar.tsx';

const text = titled('Twee');

it.each<[state: Partial<EditorState>, status: string]>([
  [{}, 'Alles is bewaard'],
  [{ text }, 'Nog niet bewaard'],
  [{ text, conflict: opened(titled('Drie')) }, 'Nog niet bewaard: beantwoord eerst de vraag bovenaan'],
  [{ text, conflict: null }, 'Nog niet bewaard: beantwoord eerst de vraag bovenaan'],
])('of %j it says “%s”', async (state, status) => {
  diskOf(titled('Een'));
  const store = createEditorStore(screen, idleEngine);
  const bar = await hydrate(
    <EditorContext value={{ screen, store }}>
      <Toolbar />
    </EditorContext>,
  );
  await act(async () => store.setState(state));
  expect(bar.querySelector('[role=status]')?.textContent).toBe(status);
});
