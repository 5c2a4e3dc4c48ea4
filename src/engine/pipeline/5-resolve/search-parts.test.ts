import { expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import type { SearchEntry } from '../../../shared/page/page-search.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { pageOutline } from './page-outline.ts';
import { resolveSite } from './resolve-site.ts';
import { searchParts } from './search-parts.ts';

const site: JsonObject = {
  company: 'Voorbeeld',
  siteUrl: 'https://www.voorbeeld.example',
  equipmentMenu: { title: 'Equipment', label: 'Equipment', path: '/equipment' },
};
const rules: JsonObject = {
  type: 'regulations',
  id: 'regels',
  title: 'Regels',
  items: [
    { key: 'b', title: 'Rijbewijs B', text: 'Tot 3.500 kg.' },
    { key: 'c', title: 'Rijbewijs C', text: 'Vanaf 3.500 kg.' },
  ],
};
const glossary: JsonObject = { items: [{ title: 'looptijd', text: 'Vraag {company}.' }] };

function document(name: string, value: JsonObject, kind: SourceDocument['kind'] = 'page'): SourceDocument {
  return { kind, file: name, absoluteFile: name, name, text: '', value };
}

/** What visitors can search in these pages, by path. */
function partsIn(pages: Readonly<Record<string, readonly JsonObject[]>>): SearchEntry[] {
  const outlines = Object.entries(pages).map(([path, blocks]) =>
    pageOutline(
      document(path, { metadata: { title: `Pagina ${path}`, description: '' }, blocks: [...blocks] }),
    ),
  );
  const context = resolveSite({
    documents: [
      document('_site', site, 'site'),
      document('regels', rules, 'shared'),
      document('stappen', { type: 'steps', title: 'Zo werkt het', items: [{ title: 'Bel' }] }, 'shared'),
      document('_glossary', glossary, 'glossary'),
    ],
    outlines,
    richTextFields: new Map(),
    pictures: new Map(),
    namedPictures: new Map(),
    hasSocialPictures: false,
  });
  return searchParts(context);
}

const section = (title: string, extra: JsonObject = {}): JsonObject => ({
  type: 'text-section',
  title,
  ...extra,
});

it.each<[what: string, block: JsonObject, found: [path: string, title: string, description: string][]]>([
  [
    'running text, with site values and without marks',
    section('Wie zijn {company}?', { text: 'Een **kleine** [club](/over-ons).' }),
    [['/a', 'Wie zijn Voorbeeld?', 'Een kleine club.']],
  ],
  [
    'another block that has an anchor',
    { type: 'steps', id: 'stappen', title: 'Zo werkt het', text: 'In drie stappen.' },
    [['/a#stappen', 'Zo werkt het', 'In drie stappen.']],
  ],
  [
    'a lease type by what it is, not by its first advantage',
    {
      type: 'lease-form',
      id: 'huur',
      title: 'Huren',
      description: 'Je **betaalt** voor het gebruik.',
      items: ['Vast bedrag'],
    },
    [['/a#huur', 'Huren', 'Je betaalt voor het gebruik.']],
  ],
  [
    'a table without a text by its first row',
    { type: 'table', id: 'tabel', title: 'Tarieven', columns: ['Klasse'], rows: [{ cells: ['Licht'] }] },
    [['/a#tabel', 'Tarieven', 'Licht']],
  ],
  ['no other block', { type: 'steps', title: 'Zo werkt het', text: 'In drie stappen.' }, []],
  ['no text without a heading', { type: 'text-section', text: 'Los.' }, []],
  [
    'each question, and not what announces them',
    { type: 'faq', id: 'vragen', title: 'Vragen', items: [{ question: 'Kan dat?', answer: 'Ja.' }] },
    [['/a#vragen', 'Kan dat?', 'Ja.']],
  ],
  ['no calculator', { type: 'lease-calculator', id: 'rekenen', title: 'Bereken', text: 'Vul in.' }, []],
  ['no calculator of equipment', { type: 'equipment-calculator', id: 'rekenen', title: 'Bereken' }, []],
  [
    'of shared rules those that the page takes',
    { shared: 'regels', only: ['c'] },
    [['/a#regels', 'Rijbewijs C', 'Vanaf 3.500\u00a0kg.']],
  ],
  [
    'all of shared rules that the page uses as a whole',
    { shared: 'regels' },
    [
      ['/a#regels', 'Rijbewijs B', 'Tot 3.500\u00a0kg.'],
      ['/a#regels', 'Rijbewijs C', 'Vanaf 3.500\u00a0kg.'],
    ],
  ],
  [
    'rules of the page itself, and not what announces them',
    rules,
    [
      ['/a#regels', 'Rijbewijs B', 'Tot 3.500\u00a0kg.'],
      ['/a#regels', 'Rijbewijs C', 'Vanaf 3.500\u00a0kg.'],
    ],
  ],
  ['no other shared block', { shared: 'stappen' }, []],
  ['nothing of a shared block that is not there', { shared: 'weg', only: ['c'] }, []],
  [
    'the terms that it explains',
    { type: 'lease-form', id: 'aanvraag', terms: ['looptijd', 'onbekend'] },
    [['/a#aanvraag', 'Looptijd', 'Vraag Voorbeeld.']],
  ],
])('finds %s', (_what, block, expected) => {
  const found = partsIn({ '/a': [block] }).map(({ path, title, description }) => [path, title, description]);
  expect(found).toEqual(expected);
});

it('finds the same words once, on the page that comes first in the hubs', () => {
  const cards = { type: 'page-cards', title: 'Alles', linkLabel: 'Meer', order: ['bus'] };
  const same = section('Welk rijbewijs?', { text: 'B.' });
  const other = section('Welk rijbewijs?', { text: 'C.' });
  const found = partsIn({
    '/': [],
    '/hub': [cards],
    '/hub/auto': [same],
    '/hub/bus': [same],
    '/hub/truck': [other],
  });
  expect(found.map(({ path, page, description }) => [path, page, description])).toEqual([
    ['/hub/bus', 'Pagina /hub/bus', 'B.'],
    ['/hub/truck', 'Pagina /hub/truck', 'C.'],
  ]);
});

it('leaves out the page that is shown where there is none', () => {
  expect(partsIn({ '/404': [section('Weg')], '/a': [section('Hier')] }).map(({ title }) => title)).toEqual([
    'Hier',
  ]);
});

it('adds the words of what more stands there, but for what is said already and what stands in many places', () => {
  const items = (...texts: string[]): JsonObject => ({ items: texts.map((text) => ({ text })) });
  const common = Array.from({ length: 8 }, (_, index) =>
    section(`Deel ${index}`, items('Eerst.', 'Overal.')),
  );
  const one = section('Kraan', items('Een kraan.', 'De kraan tilt OVERAL, in 2.'));
  expect(partsIn({ '/a': [one, ...common.slice(1)] })[0]?.terms).toEqual(['tilt overal']);
  expect(partsIn({ '/a': [section('Kraan', items('Een kraan.', 'De kraan.'))] })[0]?.terms).toBeUndefined();
  expect(partsIn({ '/a': [one, ...common] })[0]?.terms).toEqual(['tilt']);
});

it('adds what stands on a checklist', () => {
  const groups = [{ title: 'Vervoerder', items: ['Je vergunning'] }];
  const list = { type: 'document-checklist', id: 'lijst', title: 'Klaar?', text: 'Vink af.', groups };
  expect(partsIn({ '/a': [list] })[0]?.terms).toEqual(['vervoerder vergunning']);
});

it('adds what stands in any field that holds prose, and no codes', () => {
  const block = {
    type: 'table',
    id: 'tarieven',
    title: 'Tarieven',
    text: 'Per maand.',
    columns: ['Klasse'],
    rows: [{ cells: ['Licht'], source: { label: 'Belastingdienst', href: '/stukken' } }],
    note: 'Voorbehoud.',
  };
  expect(partsIn({ '/a': [block] })[0]?.terms).toEqual(['licht belastingdienst voorbehoud klasse']);
});

it('adds what an answer says in its list and further paragraphs', () => {
  const question = {
    question: 'Kan dat?',
    answer: 'Ja.',
    items: ['Met {company}.'],
    more: ['Soms **later**.'],
  };
  const [found] = partsIn({ '/a': [{ type: 'faq', title: 'Vragen', items: [question] }] });
  expect(found?.terms).toEqual(['met voorbeeld soms later']);
});

it.each([
  [300, 300],
  [301, 0],
])('of %d pages finds %d parts: visitors fetch all of them', (pages, parts) => {
  const site = Object.fromEntries(
    Array.from({ length: pages }, (_, index) => [`/p${index}`, [section(`Deel ${index}`)]]),
  );
  expect(partsIn(site)).toHaveLength(parts);
});
