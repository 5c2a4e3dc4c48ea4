// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../tests/example-editor.ts';
import { hydrate } from '../../../tests/hydrate.tsx';
import type { JsonValue } from '../../shared/json/json-value.ts';
import { SectionNav } from './blocks/SectionNav.tsx';
import { NoForm } from './NoForm.tsx';
import { EditorContext } from './store/editor-context.ts';
import { createEditorStore } from './store/editor-store.ts';
import { hasFields } from './store/sections.ts';

afterEach(() => vi.unstubAllGlobals());

it.each<[what: string, value: JsonValue | undefined, why: string]>([
  ['no JSON', undefined, 'geen geldige JSON meer'],
  ['a list, as a chat program gives the blocks of a page', [{ type: 'hero' }], 'geen velden tussen { en }'],
  ['a text', 'Hallo', 'geen velden tussen { en }'],
  ['nothing', null, 'geen velden tussen { en }'],
])(
  'leads to the code where a file holds %s, and offers nothing that cannot be done',
  async (_what, value, why) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    const store = createEditorStore(screen, idleEngine);
    const editor = await hydrate(
      <EditorContext value={{ screen, store }}>
        <SectionNav />
        <NoForm />
      </EditorContext>,
    );
    await act(async () => store.setState({ value }));
    expect(hasFields(value)).toBe(false);
    expect(editor.textContent).toContain(why);
    expect(editor.textContent).toContain('Herstel eerst de code.');
    expect(editor.textContent).not.toContain('Blok toevoegen');
  },
);
