// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { EditorContext, useEditor } from '../store/editor-context.ts';
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
  await type(input, typed);
  expect(changes).toMatchObject([{ kind: 'set', pointer: '/price', value }]);
  expect(input?.value).toBe(typed);
  expect(element.querySelector('label')?.textContent).toBe('Prijs (€)');
});

it.each([
  ['goes', { kind: 'remove', pointer: '/0' }, ['2.500']],
  ['moves', { kind: 'move', pointer: '/0', to: 1 }, ['2.500', '40.000']],
  ['stays', { kind: 'insert', pointer: '/2', value: 7 }, ['40000', '2.500', '7']],
] satisfies [string, JsonEdit, string[]][])(
  'shows what stands there when the number that was typed there %s',
  async (_what, edit, shown) => {
    const { store, element } = await openPrices([10_000, 2500]);
    await type(element.querySelector('input'), '40000');
    await act(async () => store.getState().change(edit));
    expect([...element.querySelectorAll('input')].map(({ value }) => value)).toEqual(shown);
  },
);

it('keeps the place of a number in a list that is emptied to type another', async () => {
  const { store, element } = await openPrices([10_000, 2500]);
  for (const typed of ['1', '', '4', '40']) await type(element.querySelector('input'), typed);
  expect(store.getState().value).toEqual([40, 2500]);
  expect([...element.querySelectorAll('input')].map(({ value }) => value)).toEqual(['40', '2.500']);
});

async function openPrices(prices: number[]) {
  const store = createEditorStore(screen, {
    ...idleEngine,
    edit: async (_file, { text, edit }) => {
      const value = edited(JSON.parse(text), edit);
      return { text: JSON.stringify(value), value };
    },
  });
  store.setState({ text: JSON.stringify(prices), value: prices });
  function Prices(): ReactNode {
    const prices = useEditor(({ value }) => value);
    return (Array.isArray(prices) ? prices : []).map((price, index) => (
      <NumberControl
        // biome-ignore lint/suspicious/noArrayIndexKey: as in a list
        key={index}
        control={{ kind: 'number', isWhole: true, unit: '€' }}
        pointer={`/${index}`}
        value={price}
        label="Prijs"
        isRequired
      />
    ));
  }
  const element = await hydrate(
    <EditorContext value={{ screen, store }}>
      <Prices />
    </EditorContext>,
  );
  return { store, element };
}

async function type(input: HTMLInputElement | null, text: string): Promise<void> {
  await act(async () => {
    // React hears no value that a script gave by the element's own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function edited(list: JsonValue[], edit: JsonEdit | undefined): JsonValue[] {
  const at = Number(edit?.pointer.slice(1));
  switch (edit?.kind) {
    case 'set':
      return list.with(at, edit.value);
    case 'insert':
      return list.toSpliced(at, 0, edit.value);
    case 'remove':
      return list.toSpliced(at, 1);
    case 'move':
      return list.toSpliced(at, 1).toSpliced(edit.to, 0, ...list.slice(at, at + 1));
    default:
      return list;
  }
}
