// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleScreen, idleEngine } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { ConflictQuestion } from './ConflictQuestion.tsx';

const screen: EditorScreen = {
  ...exampleScreen,
  forms: {
    ...exampleScreen.forms,
    blocks: [{ type: 'notice', label: 'Mededeling', description: '', example: {}, fields: [], order: [] }],
  },
};

/** What the author reads of the file when it came between. */
async function toldOfFile(text: string, inFile: string): Promise<string | null | undefined> {
  const store = createEditorStore(screen, idleEngine);
  const question = await hydrate(
    <EditorContext value={{ screen, store }}>
      <ConflictQuestion />
    </EditorContext>,
  );
  const value: JsonValue = JSON.parse(text);
  await act(async () => store.setState({ text, value, conflict: { text: inFile, hash: '' } }));
  return question.querySelector('[aria-label="In het bestand"]')?.textContent;
}

const page = (...titles: string[]): string =>
  JSON.stringify({ blocks: titles.map((title) => ({ type: 'notice', title })) }, null, '\n');

it.each([
  ['{\n"title": "Een"\n}\n', '{\n"title": "Twee"\n}\n', '"title": "Twee"'],
  [
    '{\n"title": "Een"\n}\n',
    '{\n"title": "Twee"\n',
    'Deze versie is geen geldige JSON. Neem je die, dan herstel je daarna eerst de code."title": "Twee"',
  ],
  [page('Een', 'Twee'), page('Een', 'Drie', 'Twee').replace(/\s+/g, ''), '"title": "Drie"'],
  [
    page('Een', 'Twee'),
    page('Twee', 'Een'),
    'Beide versies hebben dezelfde regels, in een andere volgorde.Volgorde van de blokken:Mededeling (Twee)Mededeling (Een)',
  ],
])(
  'beside %j shows of the file %j what it says otherwise, and whether it can be read',
  async (text, inFile, expected) => {
    expect(await toldOfFile(text, inFile)).toBe(`In het bestand${expected}`);
  },
);
