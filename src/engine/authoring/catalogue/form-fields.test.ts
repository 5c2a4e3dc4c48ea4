import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FormControl, FormField, FormGroup } from '../../../shared/authors/editor-forms.ts';
import { readSchemas } from '../../pipeline/1-load/read-schemas.ts';
import { linkFields } from '../../pipeline/3-facts/document-texts.ts';
import { blockSchemas } from '../../schema/block-schemas.ts';
import { editorForms } from './form-fields.ts';

const schemas = await readSchemas(join(import.meta.dirname, '../../../../schemas'));
const forms = editorForms(schemas);

/** The groups that a control is or holds, without those within these. */
function groupsIn(control: FormControl): FormGroup[] {
  if (control.kind === 'group') return [control];
  if (control.kind === 'list') return groupsIn(control.item);
  return control.kind === 'either' ? control.controls.flatMap(groupsIn) : [];
}

/** A control and all that it holds. */
function withInner(field: FormField): [way: string, field: FormField][] {
  const below = groupsIn(field.control).flatMap(({ fields }) => fields.flatMap(withInner));
  return [
    [field.name, field],
    ...below.map(([way, inner]): [string, FormField] => [`${field.name}.${way}`, inner]),
  ];
}

it('has a form for each block and each kind of document', () => {
  expect(forms.blocks.map(({ type }) => type)).toEqual(blockSchemas(schemas).map(([type]) => type));
  expect(forms.documents.page.order).toEqual(expect.arrayContaining(['metadata', 'card', 'blocks']));
});

it('has a control for all but what the engine and other screens write', () => {
  const missingIn = ({ order, fields }: FormGroup): string[] => [
    ...order.filter((name) => fields.every((field) => field.name !== name)),
    ...fields.flatMap(({ name, control }) =>
      groupsIn(control)
        .flatMap(missingIn)
        .map((each) => `${name}.${each}`),
    ),
  ];
  const { page, site, glossary } = forms.documents;
  expect([page, site, glossary].map(missingIn)).toEqual([['$schema', 'blocks'], ['$schema'], ['$schema']]);
  expect(new Set(forms.blocks.flatMap(missingIn))).toEqual(new Set(['type']));
});

it('names and explains every field in words of authors', () => {
  const parts = [
    ...forms.blocks,
    ...Object.entries(forms.documents).map(([type, group]) => ({ type, ...group })),
  ];
  const unnamed = parts.flatMap(({ type, fields }) =>
    fields
      .flatMap(withInner)
      .filter(([, { name, label, help }]) => label === name || help === '' || help.includes('""'))
      .map(([way]) => `${type}.${way}`),
  );
  expect(unnamed).toEqual([]);
  expect(forms.blocks.filter(({ type, label, description }) => label === type || description === '')).toEqual(
    [],
  );
});

it('begins the form of a block with what its author writes first', () => {
  expect(
    forms.blocks.filter(({ fields }) => fields[0]?.control.kind !== 'text').map(({ type }) => type),
  ).toEqual([]);
});

it('describes a hero as its schema does', () => {
  const hero = forms.blocks.find(({ type }) => type === 'hero');
  const text = { kind: 'text', form: 'line', suggest: undefined, maxLength: 80 };
  expect(hero?.label).toBe('Kop van de pagina');
  expect(hero?.fields.map(({ name, isRequired, control }) => [name, isRequired, control.kind])).toEqual([
    ['title', true, 'text'],
    ['text', true, 'text'],
    ['eyebrow', false, 'text'],
    ['image', false, 'group'],
    ['actions', false, 'list'],
    ['back', false, 'group'],
    ['titleLanguage', false, 'choice'],
    ['byline', false, 'group'],
    ['id', false, 'text'],
  ]);
  expect(hero?.fields.find(({ name }) => name === 'text')?.control).toMatchObject({ form: 'rich' });
  expect(hero?.fields.find(({ name }) => name === 'actions')?.control).toMatchObject({
    kind: 'list',
    maxItems: 3,
    start: { label: '', href: '' },
    item: {
      kind: 'group',
      fields: [
        { name: 'label', label: 'Tekst', isRequired: true, control: text },
        { name: 'href', label: 'Adres', control: { suggest: 'link' } },
      ],
    },
  });
});

it.each([
  ['equipment-calculator', 'asks', true],
  ['season-terms', 'highMonths', true],
  ['faq', 'items', false],
])('of the block %s it knows whether equal %s may stand in the list', (type, name, uniqueItems) => {
  const field = forms.blocks.find((block) => block.type === type)?.fields.find((each) => each.name === name);
  expect(field?.control).toMatchObject({ kind: 'list', uniqueItems });
});

it('knows that a drawing will not do where a page is shared', () => {
  const metadata = forms.documents.page.fields.find(({ name }) => name === 'metadata');
  const control =
    metadata && groupsIn(metadata.control)[0]?.fields.find(({ name }) => name === 'ogImage')?.control;
  const pattern = control?.kind === 'text' ? control.pattern : undefined;
  const fitting = ['svg', 'png'].filter((ending) => new RegExp(pattern ?? '').test(`/images/bus.${ending}`));
  expect(fitting).toEqual(['png']);
});

it('offers addresses where one is asked for, and no more than will do there', () => {
  const suggested = [...Object.values(forms.documents), ...forms.blocks]
    .flatMap(({ fields }) => fields.flatMap(withInner))
    .flatMap(([, { name, label, control }]) =>
      control.kind === 'text' && linkFields.has(name) ? [`${label}: ${control.suggest ?? 'niets'}`] : [],
    );
  expect([...new Set(suggested)].sort()).toEqual([
    'Adres: link',
    'Hoort thuis op: page',
    'Pagina met de calculator: page',
    'Pagina met het overzicht: page',
    'Pagina: page',
    'Vorm: niets',
  ]);
});

it('begins a block with its example, without the lists that few items need', () => {
  const faq = forms.blocks.find(({ type }) => type === 'faq');
  expect(faq?.example).toMatchObject({
    type: 'faq',
    items: [{ question: expect.any(String), answer: expect.any(String) }, {}],
  });
  expect(JSON.stringify(faq?.example)).not.toContain('"more"');
});

it.each([
  ['text-section', 'that nobody has checked', ['type', 'id', 'title', 'text', 'items']],
  [
    'page-cards',
    'that orders no pages of another page',
    ['type', 'id', 'title', 'text', 'linkLabel', 'allTitle'],
  ],
])('begins a %s as one %s', (type, _what, fields) => {
  const form = forms.blocks.find((each) => each.type === type);
  expect(Object.keys(form?.example ?? {})).toEqual(fields);
});

it('lets days be chosen, and says for who writes in the file how they stand there', () => {
  const days = Object.values(forms.documents)
    .concat(forms.blocks)
    .flatMap(({ fields }) => fields.flatMap(withInner))
    .flatMap(([, { name, help, control }]) =>
      control.kind === 'text' && control.form === 'day' ? [{ name, help }] : [],
    );
  const names = new Set(days.map(({ name }) => name));
  expect([...names].sort()).toEqual(['checkBefore', 'checkedOn', 'from', 'publishedOn', 'until']);
  expect(days.filter(({ help }) => !help.endsWith('In het bestand als jaar-maand-dag.'))).toEqual([]);
});
