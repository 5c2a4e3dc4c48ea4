import { describe, expect, it } from 'vitest';
import { type TestFiles, testDocuments } from '../../../../tests/engine/support/test-site.ts';
import { exampleFolders } from '../../../../tests/example-site.ts';
import { readSchemas } from '../../pipeline/1-load/read-schemas.ts';
import { editorForms } from '../catalogue/form-fields.ts';
import { reportChanges } from './report-changes.ts';
import { siteChanges } from './site-changes.ts';
import { withLabels } from './with-labels.ts';

const reportOn = (before: TestFiles, after: TestFiles): string =>
  reportChanges(siteChanges(testDocuments(before), testDocuments(after)), 'main');

const page = (title: string, fields = {}) => ({
  metadata: { title, description: `Alles over ${title}.` },
  ...fields,
});

describe('of addresses that led to a page the report says', () => {
  it.each<[string, TestFiles, TestFiles, string[]]>([
    [
      'that a new page still serves the old one',
      { 'bus.json': page('Bus') },
      { 'bussen.json': page('Bus', { aliases: ['/bus'] }) },
      ['- ↪️ `/bus` is verhuisd naar `/bussen`; het oude adres werkt nog en toont `/bussen`'],
    ],
    [
      'that the old one is redirected',
      { 'bus.json': page('Bus') },
      { 'bussen.json': page('Bus', { movedFrom: ['/bus'] }) },
      ['- ↪️ `/bus` is verhuisd naar `/bussen`; het oude adres leidt door naar `/bussen`'],
    ],
    [
      'which ones of a page that went lead nowhere',
      { 'bus.json': page('Bus', { aliases: ['/bestelbus', '/busje'], movedFrom: ['/oud'] }) },
      { 'auto.json': page('Auto', { movedFrom: ['/busje'] }) },
      [
        '- ➖ `/bus` is weg: “Bus”; ⚠️ **het oude adres leidt nergens heen**',
        '- ⚠️ `/bestelbus` leidde naar `/bus` en **leidt nu nergens heen**',
        '- ⚠️ `/oud` leidde naar `/bus` en **leidt nu nergens heen**',
      ],
    ],
  ])('%s', (_what, before, after, expected) => {
    const lines = reportOn(before, after).split('\n');
    expect(lines.filter((line) => /^- (?:↪️|⚠️|➖)/u.test(line))).toEqual(expected);
  });
});

it('shows what anybody may have named a page letter by letter, on one line', () => {
  const name = 'bus\u001b[31m`**goed**\n# Goedgekeurd';
  const report = reportOn({}, { [`${name}.json`]: page('Bus') });
  expect(report).toContain("`/bus\ufffd[31m'**goed**\ufffd# Goedgekeurd`");
  expect(report).not.toMatch(/(?!\n)\p{Cc}|^# Goedgekeurd/mu);
});

it('does not call it a change that links go along with a page that moved', () => {
  const blocks = (path: string) => [{ type: 'text-section', text: [`Of [een bus](${path}#maten)?`] }];
  const menu = (href: string) => ({ navigation: [{ label: 'Bus', href }] });
  const report = reportOn(
    { '_site.json': menu('/bus'), 'bus.json': page('Bus'), 'a.json': page('A', { blocks: blocks('/bus') }) },
    {
      '_site.json': menu('/bussen'),
      'bussen.json': page('Bus', { movedFrom: ['/bus'] }),
      'a.json': page('A', { blocks: blocks('/bussen') }),
    },
  );
  expect(report).toContain('Vergeleken met main: 1 pagina verhuisd, 1 pagina gewijzigd.');
  expect(report).toContain('- krijgt voortaan de bezoekers van `/bus`');
  expect(report).not.toMatch(/`\/a`|navigation/);
});

it.each(['aliases', 'movedFrom'])(
  'does not say that visitors lose an address of %s that stands elsewhere',
  (field) => {
    const led = (...addresses: string[]) => ({ 'bus.json': page('Bus', { [field]: addresses }) });
    const report = reportOn(led('/busje', '/bestelbus'), led('/bestelbus', '/busje'));
    expect(report).toContain('item 2** (“/busje”) staat op een andere plek (was nummer 1)');
    expect(report).not.toMatch(/⚠️|is ook te vinden|krijgt voortaan/);
  },
);

it.each([
  ['a line', 'Een zin over bussen.\n\nEn nog een.', 'Een zin over bussen. En nog een.'],
  ['a space', 'Van 10 maanden en langer', 'Van 10\u00a0maanden en langer'],
])('says of a text in which only %s is different that its words are not', (_what, before, after) => {
  const text = (words: string) => ({
    'bus.json': page('Bus', { blocks: [{ type: 'text-section', title: 'Bus', text: [words] }] }),
  });
  const report = reportOn(text(before), text(after));
  expect(report).toContain(
    '- **Blok 1 (text-section “Bus”) · text · item 1**: dezelfde woorden, met andere spaties of regels\n',
  );
  expect(report).not.toContain('Bedragen');
});

it('counts a page that can no longer be read', () => {
  expect(reportOn({ 'bus.json': page('Bus') }, { 'bus.json': undefined })).toContain(
    'Vergeleken met main: 1 pagina niet te lezen.',
  );
});

it.each([
  ['_site.json', '## Op alle pagina’s'],
  ['_glossary.json', '## Begrippenlijst'],
  ['_shared/oproep.json', '## Gedeeld blok `oproep`'],
])('says that %s can no longer be read', (file, heading) => {
  const report = reportOn({ [file]: { title: 'Bel ons' } }, { [file]: undefined });
  expect(report).not.toContain('er verandert niets');
  expect(report).toContain(heading);
  expect(report).toContain('⚠️ Dit bestand is nu niet te lezen. Regel 1: De ');
});

it('does not call a choice between two a text', () => {
  const report = reportOn(
    { '_site.json': { brand: {} } },
    { '_site.json': { brand: { withoutHopLine: true } } },
  );
  expect(report).toContain('**Gegevens en instellingen**');
  expect(report).not.toContain('**Tekst**');
});

const section = (title: string, items: string[] = []) => ({ type: 'text-section', title, items });
const sections = (...blocks: object[]) => ({ 'bus.json': page('Bus', { blocks }) });

it.each<[string, TestFiles, TestFiles, string]>([
  [
    'a block stands elsewhere',
    sections(section('Bussen'), section('Kranen')),
    sections(section('Kranen'), section('Bussen')),
    '- **Blok 2 (text-section “Bussen”)** staat op een andere plek (was nummer 1)',
  ],
  [
    'an item stands elsewhere',
    sections(section('Keuze', ['Met laadklep', 'Op wielen'])),
    sections(section('Keuze', ['Op wielen', 'Met laadklep'])),
    '- **Blok 1 (text-section “Keuze”) · item 2** (“Met laadklep”) staat op een andere plek (was nummer 1)',
  ],
  [
    'an empty item came',
    sections(section('Keuze', ['Met laadklep'])),
    sections(section('Keuze', ['Met laadklep', ''])),
    '- **Blok 1 (text-section “Keuze”) · item 2** is nieuw: *leeg*',
  ],
  [
    'a shared block went',
    { '_shared/oproep.json': { type: 'notice', title: 'Bel ons' } },
    {},
    '## Gedeeld blok `oproep` (weg)\n\n- weg: “Bel ons”',
  ],
])('says that %s', (_what, before, after, lines) => {
  expect(reportOn(before, after)).toContain(lines);
});

const faqWith = (point: string) => ({
  type: 'faq',
  title: 'Vragen',
  items: [{ question: 'Wat kost het?', answer: 'Dat hangt ervan af:', items: [point, 'Twee'] }],
});
const sum = { type: 'equipment-calculator', title: 'Reken', priceExample: 62_500 };

describe('numbers count like the amounts in texts,', () => {
  const term = { months: 60, text: 'Vijf jaar' };
  const terms = { type: 'price-terms', title: 'Prijzen', price: 30_000, items: [term] };
  const blocks = (...list: object[]) => ({ 'bus.json': page('Bus', { blocks: list }) });

  it.each<[string, TestFiles, TestFiles, string[]]>([
    [
      'changed',
      blocks(sum),
      blocks({ ...sum, priceExample: 72_500 }),
      ['| `/bus` | Blok 1 (equipment-calculator “Reken”) · priceExample | **62500** | **72500** |'],
    ],
    [
      'in a block that came',
      blocks(sum),
      blocks(sum, terms),
      [
        '| `/bus` | Blok 2 (price-terms “Prijzen”) | – | **price: 30000**, **months: 60** |',
        '- **Blok 2 (price-terms “Prijzen”)** is nieuw:',
        '  - price: 30000',
        '  - months: 60',
      ],
    ],
    [
      'in a block that went',
      blocks(terms, sum),
      blocks(terms),
      [
        '| `/bus` | Blok 2 (equipment-calculator “Reken”) | **priceExample: 62500** | – |',
        '- **Blok 2 (equipment-calculator “Reken”)** is weg: “Reken”, `priceExample: 62500`',
      ],
    ],
    [
      'on a new page',
      {},
      blocks(sum),
      ['- blok 1: equipment-calculator “Reken”: “Reken”, `priceExample: 62500`'],
    ],
  ])('%s', (_what, before, after, lines) => {
    expect(reportOn(before, after).split('\n')).toEqual(expect.arrayContaining(lines));
  });
});

it.each<[string, TestFiles, TestFiles, string]>([
  [
    'of a block',
    {
      'bus.json': page('Bus', {
        blocks: [{ type: 'faq', title: 'Vragen', items: [{ question: 'Wat?', answer: 'Ja.' }] }],
      }),
    },
    {
      'bus.json': page('Bus', {
        blocks: [{ type: 'faq', title: 'Vragen', items: [{ question: 'Wat?', answer: 'Nee.' }] }],
      }),
    },
    '- **Blok 1 (Vragen en antwoorden “Vragen”) · item 1 · Antwoord**',
  ],
  [
    'of a list in an item',
    { 'bus.json': page('Bus', { blocks: [faqWith('Een')] }) },
    { 'bus.json': page('Bus', { blocks: [faqWith('Drie')] }) },
    '- **Blok 1 (Vragen en antwoorden “Vragen”) · item 1 · Opsomming · item 1**',
  ],
  [
    'of a page',
    { 'bus.json': page('Bus') },
    { 'bus.json': { metadata: { title: 'Bus', description: 'Kort.' } } },
    '- **Zoekmachines en delen · Beschrijving (15 → 5 tekens)**',
  ],
  [
    'of a new page',
    {},
    { 'bus.json': page('Bus', { blocks: [{ type: 'faq', title: 'Vragen' }] }) },
    '- blok 1: Vragen en antwoorden “Vragen”',
  ],
  [
    'with a number, of a new page',
    {},
    { 'bus.json': page('Bus', { blocks: [sum] }) },
    '- blok 1: Calculator van dit bedrijfsmiddel “Reken”: “Reken”, `Voorbeeldprijs: €\u00a062.500`',
  ],
  [
    'with a number, of a block that came',
    { 'bus.json': page('Bus', { blocks: [] }) },
    { 'bus.json': page('Bus', { blocks: [{ type: 'price-terms', title: 'Prijzen', months: [24, 36] }] }) },
    '- **Blok 1 (Kosten per looptijd “Prijzen”)** is nieuw: “Prijzen”, `Looptijden: 24`, `Looptijden: 36`',
  ],
  [
    'with a number, of a block that went',
    { 'bus.json': page('Bus', { blocks: [sum] }) },
    { 'bus.json': page('Bus', { blocks: [] }) },
    '| **Voorbeeldprijs: € 62.500** | – |',
  ],
  [
    'with a percentage, of a block that came',
    { 'bus.json': page('Bus', { blocks: [] }) },
    { 'bus.json': page('Bus', { blocks: [{ type: 'tax-sums', year: 2026, vat: 21.5 }] }) },
    'is nieuw: `Jaar: 2026`, `Btw: 21,5%`',
  ],
  [
    'with a number that changed',
    { 'bus.json': page('Bus', { blocks: [sum] }) },
    { 'bus.json': page('Bus', { blocks: [{ ...sum, priceExample: 72_500 }] }) },
    '· Voorbeeldprijs | **€ 62.500** | **€ 72.500** |',
  ],
  [
    'with a number, of a shared block that came',
    {},
    { '_shared/reken.json': sum },
    '- nieuw: “Reken”, `Voorbeeldprijs: €\u00a062.500`',
  ],
])('calls a field %s as its form does', async (_what, before, after, line) => {
  const forms = editorForms(await readSchemas(exampleFolders.schemas));
  const changes = withLabels(siteChanges(testDocuments(before), testDocuments(after)), forms);
  expect(reportChanges(changes, 'main')).toContain(line);
});
