// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { InTheWay } from '../../../shared/authors/editor-answers.ts';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { RemovePage } from './RemovePage.tsx';

afterEach(() => vi.unstubAllGlobals());

function toolsOf(screen: EditorScreen, store = createEditorStore(screen, idleEngine)): Promise<HTMLElement> {
  return hydrate(
    <EditorContext value={{ screen, store }}>
      <RemovePage />
    </EditorContext>,
  );
}

function buttonIn(tools: HTMLElement, name: string): HTMLButtonElement | undefined {
  return [...tools.querySelectorAll('button')].find((each) => each.textContent?.startsWith(name));
}

const link = { file: 'contact.json', pointer: '/blocks/0/href', line: 4 };

it.each<[what: string, inTheWay: InTheWay[], offers: boolean[]]>([
  ['a link, until it was asked for', [link], [true, false]],
  ['a page below it', [{ file: 'contact/route.json' }], [false]],
])('offers to lead links along that stand in the way: %s', async (_what, inTheWay, offers) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.endsWith('/sleutel')) return Response.json({ token: '' });
    asked.push(JSON.parse(String(body)));
    return Response.json({ message: 'Dit kan nog niet:', inTheWay }, { status: 422 });
  });
  const tools = await toolsOf(screen);
  const press = (name: string) => act(async () => buttonIn(tools, name)?.click());
  await press('Verwijder deze pagina');
  await press('Ja, verwijder');
  for (const [attempt, isOffered] of offers.entries()) {
    expect(tools.textContent).toContain('Dit kan nog niet:');
    expect(asked).toHaveLength(attempt + 1);
    expect(asked.at(-1)).toMatchObject({ from: screen.document.name, movesLinks: attempt > 0 });
    expect(tools.textContent?.includes('en laat deze links naar “/” gaan')).toBe(isOffered);
    await press('Verwijder, en laat');
  }
});

it('leads to no draft, which handing in refuses for a page that visitors see', async () => {
  const tools = await toolsOf(screen);
  expect(tools.textContent).toContain('“Online tot en met”');
  expect(tools.textContent).not.toContain('“Concept”');
});

it('offers the other pages for its visitors, and no part of a page, download or page for what is not there', async () => {
  const targets = ['/', '/404', '/contact', '/leasevormen'].map((path) => ({
    file: '',
    path,
    title: path,
    anchors: ['vragen'],
  }));
  const tools = await toolsOf({ ...screen, targets, downloads: ['/documenten/brochure.pdf'] });
  const choices = tools.querySelector('input')?.list?.querySelectorAll('option') ?? [];
  expect([...choices].map(({ value }) => value)).toEqual(['/', '/leasevormen']);
});

it('removes no page of which something was typed since it asked', async () => {
  const store = createEditorStore(screen, idleEngine);
  const tools = await toolsOf(screen, store);
  await act(async () => buttonIn(tools, 'Verwijder deze pagina')?.click());
  expect(buttonIn(tools, 'Ja, verwijder')).toBeDefined();
  await act(async () => store.setState({ text: '{"title":"Twee"}' }));
  expect(tools.textContent).toContain('Bewaar eerst wat je hebt veranderd.');
  expect(buttonIn(tools, 'Ja, verwijder')).toBeUndefined();
  await act(async () => store.setState({ text: screen.document.text }));
  expect(tools.textContent).not.toContain('Bewaar eerst wat je hebt veranderd.');
  expect(buttonIn(tools, 'Ja, verwijder')).toBeUndefined();
});
