// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleScreen, idleEngine } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { FormControl } from '../../../shared/authors/editor-forms.ts';
import { idOf } from '../parts/field-ids.ts';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { Control } from './Control.tsx';

const line: FormControl = { kind: 'text', form: 'line' };
const pointer = '/vak';

it.each<[kind: string, control: FormControl]>([
  ['a text', line],
  ['a choice', { kind: 'choice', options: [{ value: 'a', label: 'A' }] }],
  ['a list', { kind: 'list', item: line, start: '', minItems: 1, uniqueItems: false }],
  ['a group', { kind: 'group', start: {}, fields: [], order: [] }],
])('%s that gets the focus says what is wrong with it', async (_kind, control) => {
  const store = createEditorStore(exampleScreen, idleEngine);
  await hydrate(
    <EditorContext value={{ screen: exampleScreen, store }}>
      <Control control={control} pointer={pointer} value={undefined} label="Vak" isRequired={true} />
    </EditorContext>,
  );
  const problem = { rule: 'proef', severity: 'error', message: 'Dit kan niet.' } as const;
  await act(async () =>
    store.setState({ problems: [{ file: exampleScreen.document.file, pointer, ...problem }] }),
  );
  const describedBy = document.getElementById(idOf(pointer))?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).toContain('Dit kan niet.');
});
