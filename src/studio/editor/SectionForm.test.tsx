// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../tests/example-editor.ts';
import { hydrate } from '../../../tests/hydrate.tsx';
import type { BlockForm } from '../../shared/authors/editor-forms.ts';
import type { JsonEdit } from '../../shared/json/json-edit.ts';
import type { JsonObject } from '../../shared/json/json-value.ts';
import { SectionForm } from './SectionForm.tsx';
import { EditorContext } from './store/editor-context.ts';
import { createEditorStore } from './store/editor-store.ts';

afterEach(() => vi.unstubAllGlobals());

it('says of no shared block what was wrong with another', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const store = createEditorStore(screen, idleEngine);
  const form = await hydrate(
    <EditorContext value={{ screen, store }}>
      <SectionForm />
    </EditorContext>,
  );
  const value = { blocks: [{ shared: 'een' }, { shared: 'twee' }] };
  await act(async () => store.setState({ value, section: '/blocks/0' }));
  const detach = [...form.querySelectorAll('button')].find((each) => each.textContent === 'Maak het los');
  await act(async () => detach?.click());
  expect(form.textContent).toContain('Het gedeelde blok is niet te lezen.');
  await act(async () => store.setState({ section: '/blocks/1' }));
  expect(form.textContent).not.toContain('Het gedeelde blok is niet te lezen.');
});

it('calls a block that is to be shared as it is called by now, unless its author said otherwise', async () => {
  const notice = { type: 'notice', label: 'Mededeling', description: '', example: {}, fields: [], order: [] };
  const within = { ...screen, forms: { ...screen.forms, blocks: [notice] } };
  const store = createEditorStore(within, idleEngine);
  const form = await hydrate(
    <EditorContext value={{ screen: within, store }}>
      <SectionForm />
    </EditorContext>,
  );
  const titled = (title: string) =>
    act(async () => store.setState({ value: { blocks: [{ type: 'notice', title }] }, section: '/blocks/0' }));
  const name = () => form.querySelector<HTMLInputElement>('form input');
  await titled('Een voorbeeld');
  await titled('Bel ons');
  expect(name()?.value).toBe('Bel ons');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name(), 'Oproep');
    name()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await titled('Bel ons nu');
  expect(name()?.value).toBe('Oproep');
});

it('keeps the focus on the button that moves a block, until it can go no further, also in Safari', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const value = { blocks: [{ type: 'een' }, { type: 'twee' }, { type: 'drie' }] };
  const store = createEditorStore(screen, {
    ...idleEngine,
    edit: async (_file, { text }) => ({ text, value }),
  });
  const form = await hydrate(
    <EditorContext value={{ screen, store }}>
      <SectionForm />
    </EditorContext>,
  );
  await act(async () => store.setState({ value, section: '/blocks/0' }));
  const down = [...form.querySelectorAll('button')].find((each) => each.textContent === 'Verplaats omlaag');
  // As in Safari, where a button that is pressed gets no focus.
  await act(async () => down?.click());
  await expect.poll(() => document.activeElement).toBe(down);
  await act(async () => down?.click());
  await expect.poll(() => document.activeElement?.id).toBe('formulier');
});

const named: BlockForm = {
  type: 'formulier',
  label: 'Formulier',
  description: '',
  example: {},
  fields: [{ name: 'id', label: '', help: '', isRequired: true, control: { kind: 'text', form: 'line' } }],
  order: ['type', 'id', 'title'],
};

it.each<[what: string, block: JsonObject, edit: JsonEdit]>([
  ['as it stands', { type: 'een' }, { kind: 'duplicate', pointer: '/blocks/0' }],
  [
    'under the next name in addresses, where it must have one',
    { type: 'formulier', id: 'aanvragen', title: 'Een' },
    {
      kind: 'insert',
      pointer: '/blocks/1',
      value: { type: 'formulier', id: 'aanvragen-3', title: 'Een' },
    },
  ],
  [
    'without its name in addresses, which it has already',
    { type: 'een', id: 'berekenen', title: 'Een' },
    { kind: 'insert', pointer: '/blocks/1', value: { type: 'een', title: 'Een' } },
  ],
])('duplicates a block %s', async (_what, block, edit) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const made: JsonEdit[] = [];
  const within = { ...screen, forms: { ...screen.forms, blocks: [named] } };
  const store = createEditorStore(within, idleEngine);
  store.setState({
    change: async (asked) => {
      made.push(asked);
      return asked;
    },
  });
  const form = await hydrate(
    <EditorContext value={{ screen: within, store }}>
      <SectionForm />
    </EditorContext>,
  );
  const blocks = [block, { type: 'een', id: 'aanvragen-2' }];
  await act(async () => store.setState({ value: { blocks }, section: '/blocks/0' }));
  const button = [...form.querySelectorAll('button')].find((each) => each.textContent === 'Dupliceer');
  await act(async () => button?.click());
  expect(made).toEqual([edit]);
  expect(store.getState().section).toBe('/blocks/1');
});
