// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from '../../../tests/hydrate.tsx';
import { UndoLast } from './UndoLast.tsx';

afterEach(() => vi.unstubAllGlobals());

it('undoes what it says, and nothing that was done since', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.endsWith('/sleutel')) return Response.json({ token: '' });
    asked.push(JSON.parse(String(body)));
    return Response.json({ message: 'Er is niets om ongedaan te maken.' }, { status: 422 });
  });
  const change = { name: 'de derde', description: 'De pagina “/folder” is verwijderd.' };
  const screen = await hydrate(<UndoLast change={change} />);
  await act(async () => screen.querySelector('button')?.click());
  expect(asked).toEqual([{ change: 'de derde' }]);
  expect(screen.textContent).toContain('Er is niets om ongedaan te maken.');
});
