// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleScreen, idleEngine } from '../../../tests/example-editor.ts';
import { hydrate } from '../../../tests/hydrate.tsx';
import { ConflictQuestion } from './ConflictQuestion.tsx';
import { EditorContext } from './editor-context.ts';
import { createEditorStore } from './editor-store.ts';

it.each([
  ['{\n"title": "Twee"\n}\n', 'In het bestand"title": "Twee"'],
  [
    '{\n"title": "Twee"\n',
    'In het bestandDeze versie is geen geldige JSON. Neem je die, dan herstel je daarna eerst de code."title": "Twee"',
  ],
])('shows of the file %j what it says otherwise, and whether it can be read', async (text, expected) => {
  const store = createEditorStore(exampleScreen, idleEngine);
  const question = await hydrate(
    <EditorContext value={{ screen: exampleScreen, store }}>
      <ConflictQuestion />
    </EditorContext>,
  );
  await act(async () => store.setState({ text: '{\n"title": "Een"\n}\n', conflict: { text, hash: '' } }));
  expect(question.querySelector('[aria-label="In het bestand"]')?.textContent).toBe(expected);
});
