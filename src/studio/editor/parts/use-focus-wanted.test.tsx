// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { exampleScreen, idleEngine } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { idOf } from './field-ids.ts';
import { useFocusWanted } from './use-focus-wanted.ts';

const store = createEditorStore(exampleScreen, idleEngine);

function Field() {
  useFocusWanted();
  return <textarea id={idOf('/title')} />;
}

/** The site changes when the button is pressed. */
function Form() {
  const [screen, setScreen] = useState(exampleScreen);
  return (
    <EditorContext value={{ screen, store }}>
      <Field />
      <button type="button" onClick={() => setScreen({ ...screen, startingTexts: ['x'] })}>
        Elsewhere
      </button>
    </EditorContext>
  );
}

it('leaves the focus where the author is when the site changes', async () => {
  const element = await hydrate(<Form />);
  await act(async () => store.getState().find({ pointer: '/title' }));
  expect(document.activeElement).toBe(element.querySelector('textarea'));
  const button = element.querySelector('button');
  await act(async () => {
    button?.focus();
    button?.click();
  });
  expect(document.activeElement).toBe(button);
});
