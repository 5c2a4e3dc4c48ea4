// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { diskOf, exampleScreen, idleEngine, titled } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { PageChooser } from './PageChooser.tsx';

const screen: EditorScreen = {
  ...exampleScreen,
  targets: [{ file: 'pages/hulp.json', path: '/hulp', title: 'Hulp', anchors: [] }],
};

it('makes way for why it stays, when the work on this page cannot be saved', async () => {
  // Somebody else changed it.
  diskOf(titled('Drie'));
  const store = createEditorStore(screen, idleEngine);
  const chooser = await hydrate(
    <EditorContext value={{ screen, store }}>
      <PageChooser title="Contact" />
    </EditorContext>,
  );
  await act(async () => store.setState({ text: titled('Twee') }));
  await act(async () => chooser.querySelector('button')?.click());
  const dialog = chooser.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  await act(async () => chooser.querySelector<HTMLElement>('a')?.click());
  await expect.poll(() => store.getState().conflict?.text).toBe(titled('Drie'));
  await expect.poll(() => dialog?.open).toBe(false);
});
