// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { SharedRows } from './SharedRows.tsx';

const rows = [
  { key: 'rijbewijs', title: 'Rijbewijs' },
  { key: 'zones', title: 'Zones in de stad' },
];
const withRows: EditorScreen = {
  ...screen,
  shared: [{ name: 'regels', title: 'Regels', pages: [], rows }],
};
const message = 'In het gedeelde blok "regels" is geen rij "papier".';

it('shows a row that the shared block no longer has with what is wrong, so that it can be left out', async () => {
  const changes: unknown[] = [];
  const store = createEditorStore(withRows, idleEngine);
  const list = await hydrate(
    <EditorContext value={{ screen: withRows, store }}>
      <SharedRows name="regels" pointer="/blocks/0" />
    </EditorContext>,
  );
  await act(async () =>
    store.setState({
      value: { blocks: [{ shared: 'regels', only: ['zones', 'papier'] }] },
      problems: [
        {
          file: screen.document.file,
          pointer: '/blocks/0/only/1',
          rule: 'shared-row',
          severity: 'error',
          message,
        },
      ],
      change: async (edit) => {
        changes.push(edit);
        return undefined;
      },
    }),
  );
  const boxes = [...list.querySelectorAll('input')];
  expect(boxes.map((box) => [box.parentElement?.textContent, box.checked])).toEqual([
    ['Rijbewijs', false],
    ['Zones in de stad', true],
    ['papier', true],
  ]);
  const gone = boxes.at(-1);
  expect(document.getElementById(gone?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    message,
  );
  await act(async () => gone?.click());
  expect(changes).toEqual([{ kind: 'set', pointer: '/blocks/0/only', value: ['zones'] }]);
});
