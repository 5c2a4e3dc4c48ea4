// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { PictureTools } from './PictureTools.tsx';

afterEach(() => vi.unstubAllGlobals());

const block = { image: { src: '/images/bus.svg' } };
const other = { image: { src: '/images/kraan.svg' } };

it.each<{ what: string; blocks: JsonValue; changed: string[]; status: RegExp }>([
  { what: 'as it was', blocks: [block, other], changed: ['/blocks/0/image/src'], status: /^Toegevoegd\.$/ },
  { what: 'moved', blocks: [other, block], changed: [], status: /hier staat intussen iets anders/ },
  { what: 'with another picture', blocks: [other], changed: [], status: /hier staat intussen iets anders/ },
])('puts an added picture in no other place: a block $what once it is there', async ({ blocks, ...then }) => {
  let answer = (): void => undefined;
  const isAdded = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/sleutel')) return Response.json({ token: '' });
    await isAdded;
    return Response.json({ src: '/images/tank.png' });
  });
  const changed: string[] = [];
  const store = createEditorStore(screen, idleEngine);
  store.setState({
    value: { blocks: [block, other] },
    change: async (edit) => {
      changed.push(edit.pointer);
      return edit;
    },
  });
  const tools = await hydrate(
    <EditorContext value={{ screen, store }}>
      <PictureTools pointer="/blocks/0/image/src" src={block.image.src} />
    </EditorContext>,
  );
  const field = tools.querySelector('input');
  if (!field) throw new Error('There is no field for a file.');
  Object.defineProperty(field, 'files', { value: [new File([''], 'tank.png')] });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await act(async () => store.setState({ value: { blocks } }));
  await act(async () => answer());
  await vi.waitFor(() => expect(tools.querySelector('[role="status"]')?.textContent).toMatch(then.status));
  expect(changed).toEqual(then.changed);
});

it.each([
  ['all', undefined, ['/images/bus.svg'], '.svg,.png,.jpg,.jpeg,.webp,.avif', true],
  ['those that will do', '[.](?:png|webp)$', ['/images/bus.svg', '/images/bus.webp'], '.png,.webp', true],
  ['none where none will do', '[.](?:png|webp)$', ['/images/bus.svg'], '.png,.webp', false],
])('offers of the pictures %s', async (_what, pattern, sources, accepted, isOffered) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const within = { ...screen, pictures: sources.map((src) => ({ src, alt: '' })) };
  const store = createEditorStore(within, idleEngine);
  const tools = await hydrate(
    <EditorContext value={{ screen: within, store }}>
      <PictureTools pointer="/metadata/ogImage" src="" pattern={pattern} />
    </EditorContext>,
  );
  expect(tools.querySelector('input')?.accept.split(',').sort()).toEqual(accepted.split(',').sort());
  expect(tools.textContent?.includes('Kies een afbeelding van de site')).toBe(isOffered);
});
