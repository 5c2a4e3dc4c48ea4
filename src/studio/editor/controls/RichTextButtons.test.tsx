// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleScreen, idleEngine } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { TextControl } from './TextControl.tsx';

it('who asks for a link and then wants none is back at the text or the button, also in Safari', async () => {
  const store = createEditorStore(exampleScreen, idleEngine);
  const form = await hydrate(
    <EditorContext value={{ screen: exampleScreen, store }}>
      <TextControl
        control={{ kind: 'text', form: 'rich' }}
        pointer="/vak"
        value="Bel ons"
        label="Tekst"
        isRequired={true}
      />
    </EditorContext>,
  );
  const text = form.querySelector('textarea');
  const button = [...form.querySelectorAll('button')].find(({ textContent }) => textContent === 'Link');
  const leave = (): Promise<void> =>
    act(async () => {
      const place = form.querySelector('input');
      place?.focus();
      place?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
  await act(async () => text?.focus());
  await act(async () =>
    text?.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })),
  );
  await leave();
  expect(document.activeElement).toBe(text);
  await act(async () => text?.blur());
  // As in Safari, where it gets no focus.
  await act(async () => button?.click());
  await leave();
  expect(document.activeElement).toBe(button);
});
