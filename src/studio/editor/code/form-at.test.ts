import { expect, test } from 'vitest';
import { exampleScreen } from '../../../../tests/example-editor.ts';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { BlockForm, FormControl } from '../../../shared/authors/editor-forms.ts';
import { childOf } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { controlAt } from './form-at.ts';

const line: FormControl = { kind: 'text', form: 'line' };
const hero: BlockForm = {
  type: 'hero',
  label: 'Kop van de pagina',
  description: '',
  example: {},
  fields: [{ name: 'title', label: 'Kop', help: '', isRequired: true, control: line }],
  order: ['type', 'title'],
};
const screen: EditorScreen = {
  ...exampleScreen,
  forms: { ...exampleScreen.forms, blocks: [hero] },
  shared: [{ name: 'oproep', title: 'Bel ons', pages: [] }],
};
const types: FormControl = { kind: 'choice', options: [{ value: 'hero', label: 'Kop van de pagina' }] };
const shared: FormControl = { kind: 'choice', options: [{ value: 'oproep', label: 'Bel ons' }] };

/** Of a page with a block of its own and a shared one. */
function fieldOf(steps: readonly string[]): string | undefined {
  const value: JsonValue = { blocks: [{ type: 'hero' }, { shared: '' }, {}] };
  const found = steps.reduce<JsonValue | undefined>(childOf, value);
  return typeof found === 'string' ? found : undefined;
}

test.each([
  ['a field', '/blocks/0/title', line],
  ['the type', '/blocks/0/type', types],
  ['the type where there is none yet', '/blocks/2/type', types],
  ['a field without a type', '/blocks/2/title', undefined],
  ['which blocks are shared', '/blocks/1/shared', shared],
])('knows of a block %s', (_, pointer, expected) => {
  expect(controlAt(pointer.slice(1).split('/'), screen, fieldOf)).toEqual(expected);
});

test('knows the type of a shared block, which is no other shared one', () => {
  const inShared: EditorScreen = { ...screen, document: { ...screen.document, kind: 'shared' } };
  expect(controlAt(['type'], inShared, fieldOf)).toEqual(types);
  expect(controlAt(['shared'], inShared, fieldOf)).toBeUndefined();
});
