import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { exampleScreen } from '../../../../tests/example-editor.ts';
import type { EditorScreen } from '../../../shared/authors/editor.ts';
import type { BlockForm, FormControl, FormField } from '../../../shared/authors/editor-forms.ts';
import { completionsAt } from './completions.ts';

const line: FormControl = { kind: 'text', form: 'line' };
const link: FormControl = { kind: 'text', form: 'line', suggest: 'link' };
const picture: FormControl = { kind: 'text', form: 'line', suggest: 'picture', pattern: '[.]jpg$' };
const field = (name: string, control: FormControl): FormField => ({
  name,
  label: name,
  help: '',
  isRequired: true,
  control,
});
const item: FormControl = {
  kind: 'group',
  start: { label: '', href: '' },
  fields: [field('label', line), field('href', link)],
  order: [],
};
const actions: FormControl = { kind: 'list', item, start: {}, minItems: 1, uniqueItems: false };
const hero: BlockForm = {
  type: 'hero',
  label: 'Kop van de pagina',
  description: '',
  example: { type: 'hero', id: 'kop', title: 'Bus' },
  fields: [field('title', line), field('actions', actions), field('image', picture)],
  order: [],
};
const screen: EditorScreen = {
  ...exampleScreen,
  forms: { ...exampleScreen.forms, blocks: [hero] },
  targets: [
    { file: '', path: '/404', title: 'Niet gevonden', anchors: [] },
    { file: '', path: '/contact', title: 'Contact', anchors: ['route'] },
  ],
  downloads: ['/documenten/brochure.pdf'],
  pictures: [
    { src: '/images/bus.jpg', alt: 'Een bus' },
    { src: '/images/bus.svg', alt: 'Tekening van een bus' },
  ],
  shared: [
    { name: 'oproep', title: 'Bel ons', pages: [] },
    { name: 'regels', title: 'Regels', pages: [], rows: [{ key: 'be', title: 'Rijbewijs BE' }] },
  ],
};

function offered(text: string, kind: 'page' | 'shared' = 'page'): Map<string, string> {
  const pos = text.indexOf('‸');
  const doc = text.replace('‸', '');
  const state = EditorState.create({ doc, extensions: [json()] });
  const found = completionsAt(new CompletionContext(state, pos, true), {
    ...screen,
    document: { ...screen.document, kind },
  });
  return new Map(
    found?.options.map(({ label, apply }) => [
      label,
      doc.slice(0, found.from) + (typeof apply === 'string' ? apply : label) + doc.slice(found.to ?? pos),
    ]),
  );
}

test.each([
  ['{ "blocks": [‸] }', ['"hero"', '"oproep"', '"regels"']],
  ['{ "blocks": [{ "type": "hero" }, ‸ ] }', ['"hero"', '"oproep"', '"regels"']],
  ['{ "blocks": [{ "type": "hero" }‸ ] }', ['"hero"', '"oproep"', '"regels"']],
  ['{ "blocks": [{ ‸ }] }', ['"type"', '"shared"']],
  ['{ "blocks": [{ "type": "‸" }] }', ['"hero"']],
  ['{ "blocks": [{ "type": "hero", ‸ }] }', ['"title"', '"actions"', '"image"']],
  ['{ "blocks": [{ "shared": "oproep", ‸ }] }', []],
  ['{ "blocks": [{ "shared": "regels", ‸ }] }', ['"only"']],
  ['{ "blocks": [{ "shared": "regels", "only": [‸] }] }', ['"be"']],
  ['{ "blocks": [{ "type": "hero", "actions": [{ "label": "Bel" }, ‸ ] }] }', ['{ … }']],
  [
    '{ "blocks": [{ "type": "hero", "actions": [{ "href": ‸ }] }] }',
    ['"/contact"', '"/contact#route"', '"/documenten/brochure.pdf"'],
  ],
  ['{ "blocks": [{ "type": "hero", "image": "‸" }] }', ['"/images/bus.jpg"']],
])('on a page, %s offers %j', (text, expected) => {
  expect([...offered(text).keys()]).toEqual(expected);
});

test.each([
  ['{ ‸ }', ['"type"']],
  ['{ "shared": "oproep", ‸ }', ['"type"']],
])('in a shared block, %s offers %j', (text, expected) => {
  expect([...offered(text, 'shared').keys()]).toEqual(expected);
});

test.each([
  [
    '{ "blocks": [{ "type": "hero" }‸] }',
    '"hero"',
    '{ "blocks": [{ "type": "hero" }, {\n  "type": "hero",\n  "title": "Bus"\n}] }',
  ],
  [
    '{\n  "blocks": [\n    ‸\n    { "type": "hero" }\n  ]\n}',
    '"oproep"',
    '{\n  "blocks": [\n    {\n      "shared": "oproep"\n    },\n    { "type": "hero" }\n  ]\n}',
  ],
  ['{ "blocks": [{ "type": "hero" ‸ }] }', '"title"', '{ "blocks": [{ "type": "hero", "title": "" }] }'],
  [
    '{\n  "blocks": [\n    {\n      "type": "hero"\n    }, ‸\n  ]\n}',
    '"oproep"',
    '{\n  "blocks": [\n    {\n      "type": "hero"\n    },\n    {\n      "shared": "oproep"\n    }\n  ]\n}',
  ],
  [
    '{ "blocks": [\n  {\n  "type": "hero",‸\n}] }',
    '"title"',
    '{ "blocks": [\n  {\n  "type": "hero",\n  "title": ""\n}] }',
  ],
])('what is chosen in %s keeps its commas', (text, label, expected) => {
  expect(offered(text).get(label)).toBe(expected);
});
