import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
import { listAt } from '../../../json/json-shape.ts';
import { blockSchemas } from '../../../schema/block-schemas.ts';
import { readSchemas } from '../../1-load/read-schemas.ts';
import { calculationLink } from './calculation-link.ts';

function reportOn(href: string, text = `Zie [dit voorbeeld](${href}).`): string[] {
  return reportOf(calculationLink, {
    'calculator.json': { blocks: [{ type: 'hero' }, { type: 'lease-calculator' }] },
    'a.json': { blocks: [{ type: 'notice', text }] },
  }).map((line) => line.replaceAll('\u00a0', ' '));
}

const sum = '/calculator#prijs=40000&vorm=financial&looptijd=48&aanbetaling=4000&slottermijn=8000';

it.each([
  ['a whole calculation', `[narekenen](${sum})`],
  ['the amount that it gives', `[**€ 817** per maand](${sum})`],
  ['the short one of an equipment page', '[x](/calculator#prijs=5500&looptijd=24)'],
  ['cents, as the calculator copies them', '[x](/calculator#prijs=1499.95&looptijd=24&aanbetaling=99.5)'],
  ['a lease form alone', '[Vraag offerte aan](/calculator#vorm=operational)'],
  ['an address in capitals, which another rule reports', '[x](/Calculator#prijs=40000&looptijd=48)'],
  ['other places', '[x](/calculator#berekenen) en [y](/a)'],
])('accepts %s', (_, text) => {
  expect(reportOn('', text)).toEqual([]);
});

it.each([
  [
    '/calculator#prijs=40.000&looptijd=48',
    '"prijs=40.000" kent de calculator niet. Schrijf een bedrag zonder punten, zoals "prijs=40000".',
  ],
  [
    '/calculator#prijs=40000&looptijd=50',
    '"looptijd=50" kent de calculator niet. Kies uit 24, 36, 48, 60, 72.',
  ],
  [
    '/calculator#prijs=40000&vorm=huur&looptijd=48',
    '"vorm=huur" kent de calculator niet. Kies uit financial, operational, fullservice, saleleaseback.',
  ],
  ['/calculator#prijs=40000', 'de looptijd ontbreekt. Zet er een bij, zoals "&looptijd=60".'],
  [
    '/calculator#vorm=huur',
    '"vorm=huur" kent de calculator niet. Kies uit financial, operational, fullservice, saleleaseback.',
  ],
  [
    '/a#vorm=operational',
    'op "/a" staat geen calculator. Kies "/calculator" of een pagina met een calculator.',
  ],
  [
    '/calculator#prijs=40000&looptijd=48&slottermijn=40000',
    'aanbetaling en slottermijn zijn samen te hoog. Maak ze samen lager dan de prijs.',
  ],
  [
    '/a#prijs=40000&looptijd=48',
    'op "/a" staat geen calculator. Kies "/calculator" of een pagina met een calculator.',
  ],
])('reports %s', (href, expected) => {
  expect(reportOn(href)).toEqual([
    `pages/a.json#/blocks/0/text "${href}" De link "${href}" opent geen kloppende berekening: ${expected}`,
  ]);
});

it.each([
  ['equipment-calculator', 'Kies "/reken" of een pagina met een calculator.'],
  ['notice', 'Haal de link weg, of zet daar een blok met een calculator.'],
])('where the only other page has a block %s it says: %s', (type, hint) => {
  const files = {
    'a.json': { blocks: [{ type: 'notice', text: '[x](/a#prijs=40000)' }] },
    'reken.json': { blocks: [{ type: 'hero' }, { type }] },
  };
  expect(reportOf(calculationLink, files)).toEqual([
    expect.stringContaining(`op "/a" staat geen calculator. ${hint}`),
  ]);
});

it('names a term that the calculator offers where one is missing', () => {
  const report = reportOf(calculationLink, {
    '_site.json': { calculator: { terms: [12, 48] } },
    'a.json': { blocks: [{ type: 'lease-calculator', text: '[x](/a#prijs=40000)' }] },
  });
  expect(report).toEqual([expect.stringContaining('Zet er een bij, zoals "&looptijd=48".')]);
});

it('asks for a price where a link names an amount without one', () => {
  expect(reportOn('', '[€ 817 per maand](/calculator#vorm=financial&looptijd=48)')).toEqual([
    expect.stringContaining('de prijs ontbreekt. Zet er een bij, zoals "&prijs=40000".'),
  ]);
});

it('recalculates the amount that a link names', () => {
  expect(reportOn('', `[€ 820 per maand](${sum})`)).toEqual([
    expect.stringContaining(
      'er staat "€ 820", en de calculator komt op € 817. Schrijf "€ 817", of verander de berekening.',
    ),
  ]);
});

it('recalculates each of two links to one calculation', () => {
  const found = 'er staat "€ 820", en de calculator komt op € 817.';
  expect(reportOn('', `[€ 817 per maand](${sum}), of [€ 820](${sum}).`)).toEqual([
    expect.stringContaining(found),
  ]);
});

it('reports a worked example that leads to a page without a calculator', () => {
  const items = ['/calculator', '/a', '/weg', '/Calculator', 'calculator'].map((path) => ({
    months: 48,
    path,
  }));
  const files = {
    'calculator.json': { blocks: [{ type: 'lease-calculator' }] },
    'a.json': { blocks: [{ type: 'worked-scenarios', items }] },
  };
  // A page that is not there, or an address that is none, is another rule's.
  expect(reportOf(calculationLink, files)).toEqual([
    'pages/a.json#/blocks/0/items/1/path De link "/a" opent geen kloppende berekening: op "/a" staat geen calculator. Kies "/calculator" of een pagina met een calculator.',
  ]);
});

it('reports terms of worked examples that the calculator does not offer', () => {
  const scenarios = { type: 'worked-scenarios', items: [{ months: 48 }, { months: 50 }] };
  const report = reportOf(calculationLink, {
    '_site.json': { calculator: { terms: [24, 48, 120] } },
    'a.json': { blocks: [{ type: 'hero' }, { type: 'price-terms', months: [24, 60] }, { shared: 'zo' }] },
    'b.json': { blocks: [{ type: 'price-terms' }, { type: 'season-terms', months: 60 }] },
    '_shared/zo.json': scenarios,
  });
  const mistakenTerm = (months: number) =>
    `De calculator kent geen looptijd van ${months} maanden, dus wie dit voorbeeld narekent ziet geen bedrag. Kies uit 24, 48, 120.`;
  expect(report).toEqual([
    `pages/a.json#/blocks/1/months/1 ${mistakenTerm(60)}`,
    `pages/_shared/zo.json#/items/1/months ${mistakenTerm(50)}`,
  ]);
});

const schemas = await readSchemas(join(import.meta.dirname, '../../../../../schemas'));
const withTerms = blockSchemas(schemas).filter(([, schema]) =>
  JSON.stringify(schema).includes('parts/term.schema.json'),
);

it.each(withTerms)('finds the terms of a block %s', (_type, schema) => {
  const [example = null] = listAt(schema, 'examples');
  const files = { '_site.json': { calculator: { terms: [6] } }, 'a.json': { blocks: [example] } };
  expect(reportOf(calculationLink, files)[0]).toContain('De calculator kent geen looptijd van');
});

it.each<JsonValue>([
  'x',
  { type: 'price-terms', months: 'x' },
  { type: 'worked-scenarios', items: ['x', { months: '9' }] },
])('leaves what is no term to the schema: %j', (block) => {
  expect(reportOf(calculationLink, { 'a.json': { blocks: [block] } })).toEqual([]);
});
