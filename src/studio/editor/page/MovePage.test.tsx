// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { MovePage } from './MovePage.tsx';

afterEach(() => vi.unstubAllGlobals());

it('asks to confirm no plan for another address than the field has by now', async () => {
  let answer = (): void => undefined;
  const isPlanned = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/sleutel')) return Response.json({ token: '' });
    await isPlanned;
    return Response.json({ changes: ['pages/bel-ons.json'] });
  });
  const store = createEditorStore(screen, idleEngine);
  const tools = await hydrate(
    <EditorContext value={{ screen, store }}>
      <MovePage />
    </EditorContext>,
  );
  const field = tools.querySelector('input');
  const type = (to: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, to);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('/bel-ons');
  await act(async () => tools.querySelector('form')?.requestSubmit());
  await type('/over-ons');
  await act(async () => answer());
  expect(tools.textContent).not.toContain('Ja, verhuis');
  await type('/bel-ons');
  await act(async () => tools.querySelector('form')?.requestSubmit());
  expect(tools.textContent).toContain('Ja, verhuis');
});
