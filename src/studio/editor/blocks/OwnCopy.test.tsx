// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { OwnCopy } from './OwnCopy.tsx';

const reference = { shared: 'regels', only: ['zones'] };
const other = { type: 'hero', title: 'Welkom' };
const block = { type: 'regulations', items: [{ key: 'rijbewijs' }, { key: 'zones' }] };
const copy = { type: 'regulations', items: [{ key: 'zones' }] };

it.each<{ what: string; blocks: JsonValue; changes: JsonEdit[] }>([
  {
    what: 'as it was',
    blocks: [reference, other],
    changes: [{ kind: 'set', pointer: '/blocks/0', value: copy }],
  },
  { what: 'moved', blocks: [other, reference], changes: [] },
  { what: 'with other rows', blocks: [{ ...reference, only: ['rijbewijs'] }, other], changes: [] },
])(
  'replaces no other block than was shown: one $what when the server answers',
  async ({ blocks, changes }) => {
    let resolve: (answer: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolved) => {
      resolve = resolved;
    });
    vi.stubGlobal('fetch', () => answer);
    const made: JsonEdit[] = [];
    const store = createEditorStore(screen, idleEngine);
    store.setState({
      value: { blocks: [reference, other] },
      change: async (edit) => {
        made.push(edit);
        return edit;
      },
    });
    const form = await hydrate(
      <EditorContext value={{ screen, store }}>
        <OwnCopy name="regels" pointer="/blocks/0" />
      </EditorContext>,
    );
    await act(async () => form.querySelector('button')?.click());
    await act(async () => store.setState({ value: { blocks } }));
    await act(async () => resolve(Response.json({ text: JSON.stringify(block), hash: '' })));
    expect(made).toEqual(changes);
    const refused = form.querySelector('[role="alert"]')?.textContent;
    expect(refused).toBe(
      changes.length > 0 ? '' : 'Dit blok is intussen veranderd of verplaatst. Kies nog eens “Maak het los”.',
    );
  },
);
