import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editorForms } from '../../../engine/authoring/catalogue/form-fields.ts';
import { readSchemas } from '../../../engine/pipeline/1-load/read-schemas.ts';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { blockSections, otherSections } from '../store/sections.ts';
import { labelsTo } from './place-labels.ts';

const forms = editorForms(await readSchemas(join(import.meta.dirname, '../../../../schemas')));
const value: JsonValue = {
  blocks: [
    { type: 'type-cards' },
    { type: 'table' },
    { type: 'benefit-list' },
    { type: 'hreo' },
    { shared: 'oproep' },
    { shared: 'weg' },
  ],
};
const document: EditorScreen['document'] = {
  kind: 'page',
  file: '',
  path: '',
  name: '/',
  text: '',
  hash: '',
};
const shared = [{ name: 'oproep', title: 'Klaar voor de rit?', pages: [] }];
const sections = [
  ...blockSections(value, { forms, shared }),
  ...otherSections({ document, forms, shared }, value),
];

it.each([
  ['/blocks/0/title', 'Kop'],
  ['/blocks/0/items/1/description', 'Kaarten 2 → Beschrijving'],
  ['/blocks/0/items/1', 'Kaarten 2'],
  ['/blocks/0/items/0/features/2', 'Kaarten 1 → Kenmerken 3'],
  ['/blocks/1/rows/1/0', 'Rijen 2 1'],
  ['/blocks/2/items/0/text', 'Voordelen 1 → Tekst'],
  ['/blocks/0/items/1/soort/3', 'Kaarten 2'],
  ['/blocks/0', ''],
  ['/blocks/0/titel', ''],
  ['/blocks/3/title', ''],
  ['/card/description', 'Beschrijving'],
  ['/metadata/title', 'Zoekmachines en delen → Titel'],
])('calls %s as its form does: %s', (pointer, labels) => {
  const section = sections.find((each) => pointer.startsWith(each.pointer) && each.pointer !== '');
  const found = section ?? sections.find((each) => each.pointer === '');
  expect(found && labelsTo(pointer, found).join(' → ')).toBe(labels);
});

it('calls a shared block by what it says, and one that is not there by its name', () => {
  expect(sections.flatMap(({ shared: name, detail }) => (name === undefined ? [] : [detail]))).toEqual([
    'Klaar voor de rit?',
    'weg',
  ]);
});
