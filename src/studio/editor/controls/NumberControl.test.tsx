// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { NumberControl } from './NumberControl.tsx';

it.each([
  ['42.500', 42_500],
  ['9,5', 9.5],
  ['veertig', 'veertig'],
])('"%s" becomes %j in the document, and stays as it was typed', async (typed, value) => {
  const changes: unknown[] = [];
  const store = createEditorStore(screen, idleEngine);
  store.setState({
    change: async (edit) => {
      changes.push(edit);
      return undefined;
    },
  });
  const element = await hydrate(
    <EditorContext value={{ screen, store }}>
      <NumberControl
        control={{ kind: 'number', isWhole: false, unit: '€' }}
        pointer="/price"
        value={40_000}
        label="Prijs"
        isRequired
      />
    </EditorContext>,
  );
  const input = element.querySelector('input');
  expect(input?.value).toBe('40.000');
  await act(async () => {
    // React hears no value that a script gave by the element's own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(changes).toMatchObject([{ kind: 'set', pointer: '/price', value }]);
  expect(input?.value).toBe(typed);
  expect(element.querySelector('label')?.textContent).toBe('Prijs (€)');
});
