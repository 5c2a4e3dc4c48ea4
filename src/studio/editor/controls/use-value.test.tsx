// @vitest-environment happy-dom
import { act, type ReactNode, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { exampleScreen, idleEngine } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { EditedDocument, EditorEngine } from '../../../shared/authors/editor.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { EditorContext, useEditor } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { type Typed, useTypedValue } from './use-value.ts';

it('shows what was typed last, also when it was there before and the document is slow', async () => {
  const answers: (() => void)[] = [];
  const { store, element, type } = await openField(
    (_file, { edit }) =>
      new Promise((resolve) => {
        answers.push(() => resolve(documentAfter(edit)));
      }),
  );
  for (const text of ['Bakwagen', 'Bakwagenn', 'Bakwagen']) await act(async () => type(text));
  const shown: (string | null)[] = [];
  while (store.getState().pending > 0) {
    await act(async () => answers.shift()?.());
    shown.push(element.textContent);
  }
  expect(shown).toEqual(['Bakwagen', 'Bakwagen', 'Bakwagen']);
});

it('keeps a letter that is typed before a busy browser is done with the one before', async () => {
  let drawings = 0;
  let isSlow = false;
  const { element, type } = await openField(
    // The letter shows while the document is behind.
    async (_file, { edit }) => (isSlow ? new Promise(() => {}) : documentAfter(edit)),
    (present) => {
      if (present !== 'B') return;
      drawings += 1;
      // The first is of the document, the second of the field that hears of it.
      if (drawings !== 2) return;
      isSlow = true;
      type('Bu');
    },
  );
  await act(async () => type('B'));
  expect([isSlow, element.textContent]).toEqual([true, 'Bu']);
});

it('undoes a mark apart from the words that it was put to', async () => {
  const { store, element, type } = await openField(async (_file, { text, edit }) =>
    edit ? documentAfter(edit) : { text, value: JSON.parse(text) },
  );
  for (const text of ['Snel', 'Snelle']) await act(async () => type(text));
  await act(async () => type('**Snelle**', { isStep: true }));
  await act(async () => store.getState().undo());
  expect(element.textContent).toBe('Snelle');
});

/** A field that is the whole document; `onDrawn` hears what the document has, before effects run. */
async function openField(edit: EditorEngine['edit'], onDrawn = (_present: string): void => {}) {
  const store = createEditorStore(exampleScreen, { ...idleEngine, edit });
  let typed: Typed | undefined;
  function Field(): ReactNode {
    const present = useEditor(({ value }) => (typeof value === 'string' ? value : ''));
    useLayoutEffect(() => onDrawn(present));
    typed = useTypedValue({ pointer: '', present, read: (text) => text });
    return typed.text;
  }
  const element = await hydrate(
    <EditorContext value={{ screen: exampleScreen, store }}>
      <Field />
    </EditorContext>,
  );
  const type: Typed['type'] = (...words) => typed?.type(...words);
  return { store, element, type };
}

function documentAfter(edit: JsonEdit | undefined): EditedDocument {
  const value = edit?.kind === 'set' ? edit.value : '';
  return { text: JSON.stringify(value), value };
}
