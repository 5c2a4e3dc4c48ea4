// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleScreen, idleEngine } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { ControlOf, FormControl } from '../../../shared/authors/editor-forms.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
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

it('a text is described by what is wrong once its author pauses, and by nothing in the middle of a word', async () => {
  vi.useFakeTimers();
  const store = createEditorStore(exampleScreen, idleEngine);
  const form = await hydrate(
    <EditorContext value={{ screen: exampleScreen, store }}>
      <Control control={line} pointer={pointer} value="" label="Vak" help="Kort." isRequired={true} />
    </EditorContext>,
  );
  const field = form.querySelector('input');
  const described = (): string =>
    (field?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  expect(described()).toBe('Kort.');
  const problem = { rule: 'proef', severity: 'error', message: 'Dit kan niet.' } as const;
  await act(async () => {
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    store.setState({ problems: [{ file: exampleScreen.document.file, pointer, ...problem }] });
  });
  expect(described()).toBe('');
  await act(async () => vi.advanceTimersByTime(1000));
  expect(described()).toContain('Dit kan niet.');
  expect(described()).not.toContain('Kort.');
  await act(async () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(described()).toContain('Kort. Fout: Dit kan niet.');
  vi.useRealTimers();
});

it.each<[what: string, list: Partial<ControlOf<'list'>>, items: JsonValue[], says: string | undefined]>([
  ['takes more', { maxItems: 3 }, ['a', 'b'], undefined],
  ['is full', { maxItems: 2 }, ['a', 'b'], 'Er passen er hooguit 2 in deze lijst.'],
  ['got too much by a paste', { maxItems: 2 }, ['a', 'b', 'c'], 'Er passen er hooguit 2 in deze lijst.'],
  [
    'has each choice',
    { item: { kind: 'choice', options: [{ value: 'a', label: 'A' }] }, uniqueItems: true },
    ['a'],
    'Alle keuzes staan er al.',
  ],
])('a list that %s says why nothing can come to it', async (_what, list, items, says) => {
  const store = createEditorStore(exampleScreen, idleEngine);
  const control = { kind: 'list', item: line, start: '', minItems: 1, uniqueItems: false, ...list } as const;
  const form = await hydrate(
    <EditorContext value={{ screen: exampleScreen, store }}>
      <Control control={control} pointer={pointer} value={items} label="Vak" isRequired={true} />
    </EditorContext>,
  );
  expect(form.querySelector<HTMLButtonElement>('fieldset > button')?.disabled).toBe(says !== undefined);
  expect(form.querySelector('fieldset > button + *')?.textContent).toBe(says);
});

it.each<[what: string, value: JsonValue | undefined, isRequired: boolean, buttons: string[]]>([
  ['that is there', { naam: 'Bus' }, false, ['Verwijder: Vak']],
  ['that must be there', { naam: 'Bus' }, true, []],
  ['that is not there', undefined, false, ['Voeg toe: Vak']],
  ['in whose place there are words', 'Bus', true, ['Voeg toe: Vak']],
  ['in whose place there is nothing', null, true, ['Voeg toe: Vak']],
])('a group %s has fields once they can be filled in', async (_what, value, isRequired, buttons) => {
  const made: JsonEdit[] = [];
  const store = createEditorStore(exampleScreen, idleEngine);
  store.setState({
    change: async (edit) => {
      made.push(edit);
      return edit;
    },
  });
  const fields = [{ name: 'naam', label: 'Naam', help: '', isRequired: true, control: line }];
  const control: ControlOf<'group'> = { kind: 'group', start: { naam: '' }, fields, order: ['naam'] };
  const form = await hydrate(
    <EditorContext value={{ screen: exampleScreen, store }}>
      <Control control={control} pointer={pointer} value={value} label="Vak" isRequired={isRequired} />
    </EditorContext>,
  );
  const shown = [...form.querySelectorAll('button')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(buttons);
  const isThere = !buttons.includes('Voeg toe: Vak');
  expect(form.querySelectorAll('input')).toHaveLength(isThere ? 1 : 0);
  await act(async () => shown[0]?.click());
  expect(made).toMatchObject(
    isThere ? buttons.map(() => ({ kind: 'remove' })) : [{ kind: 'set', value: control.start }],
  );
});

/** The control of a day with this value. */
async function dayInput(value: string): Promise<HTMLInputElement | null> {
  const store = createEditorStore(exampleScreen, idleEngine);
  const form = await hydrate(
    <EditorContext value={{ screen: exampleScreen, store }}>
      <Control
        control={{ kind: 'text', form: 'day' }}
        pointer={pointer}
        value={value}
        label="Dag"
        isRequired={false}
      />
    </EditorContext>,
  );
  return form.querySelector('input');
}

it.each([
  ['', 'date'],
  ['2027-03-01', 'date'],
  ['0002-03-01', 'date'],
  ['1 maart 2027', 'text'],
  ['2027-02-30', 'text'],
])('shows the day %j in a control for a %s, where its author sees it', async (value, type) => {
  const input = await dayInput(value);
  expect([input?.type, input?.value]).toEqual([type, value]);
});

it.each([
  ['1 maart 2027', '2027-03-01'],
  ['1-3-2027\r\n', '2027-03-01'],
  ['2027-03-01', '2027-03-01'],
  ['31-2-2027', '2027-02-31'],
  ['volgende week', 'volgende week'],
  // A picture, say.
  ['', '2026-01-01'],
])('makes of %j, pasted where a day belongs, %j', async (copied, pasted) => {
  const input = await dayInput('2026-01-01');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', copied);
  await act(async () => input?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })));
  expect(input?.value).toBe(pasted);
});
