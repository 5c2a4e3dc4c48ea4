import { expect, it } from 'vitest';
import { exampleFolder, exampleFolders } from '../../../../tests/example-site.ts';
import { textOf } from '../../pipeline/1-load/source-document.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { exportPages } from './export-pages.ts';
import { planImport } from './import-pages.ts';

const site = await checkSite(exampleFolders, { workingDirectory: exampleFolder });
const table = (...rows: string[]): string => ['adres;metadata/title;card/features', ...rows].join('\r\n');
const textAt = (route: string): string => {
  const file = site.index.routes.get(route);
  return file ? textOf(file) : '';
};

it('changes nothing when the table comes back as it went', () => {
  expect(planImport(exportPages(site), site)).toEqual({ changed: [], messages: [] });
});

it.each(['|', '\n', '\r\n'])('changes nothing where a list has %j between its texts', (separator) => {
  const page = '/assortiment/gebak/appeltaart';
  const { features } = JSON.parse(textAt(page)).card;
  expect(features.length).toBeGreaterThan(1);
  const cell = `"${features.join(separator)}"`;
  expect(planImport(table(`${page};;${cell}`), site)).toEqual({ changed: [], messages: [] });
});

it.each(['titel', 'blocks/99/title', 'blocks/0/nergens/title', 'card', 'draft'])(
  'says that no page can have a text in the column %j',
  (column) => {
    expect(() => exportPages(site, ['metadata/title', column])).toThrow(
      `Geen pagina heeft een tekst op "${column}".`,
    );
  },
);

it('exports a column that is empty on every page, to be filled', () => {
  const [header, home = ''] = exportPages(site, ['metadata/ogTitle', 'blocks/0/eyebrow']).split('\r\n');
  expect(header).toContain('adres;metadata/ogTitle;blocks/0/eyebrow');
  const [address = ''] = home.split(';');
  const { messages } = planImport(`${header}\r\n${address};Vers brood;Elke dag`, site);
  expect(messages.map(({ message }) => message)).toEqual([
    expect.stringContaining('"Vers brood" komt erbij.'),
    expect.stringContaining('"Elke dag" komt erbij.'),
  ]);
});

it.each(['Vers | Warm | Knapperig', 'Vers|Warm|Knapperig', '"Vers\nWarm\r\n\nKnapperig"'])(
  'makes three texts of a list of %j',
  (cell) => {
    const { changed, messages } = planImport(table(`/assortiment/gebak/appeltaart;;${cell}`), site);
    expect(messages[0]?.message).toContain('wordt "Vers | Warm | Knapperig".');
    expect(changed.map(({ text }) => JSON.parse(text).card.features)).toEqual([
      ['Vers', 'Warm', 'Knapperig'],
    ]);
  },
);

it('makes a list where the page has none yet', () => {
  const { changed, messages } = planImport('adres;metadata/keywords\n/404;taart | brood', site);
  expect(messages.map(({ severity }) => severity)).toEqual(['change']);
  expect(changed.map(({ text }) => JSON.parse(text).metadata.keywords)).toEqual([['taart', 'brood']]);
});

it('lays a list out that no longer fits on its line, and says nothing of that', () => {
  const long = [
    'Acht of twaalf punten, ook met slagroom',
    'Twee dagen vooruit',
    'Ook zonder suiker en zonder ei',
  ];
  const { changed, messages } = planImport(table(`/assortiment/gebak/appeltaart;;${long.join(' | ')}`), site);
  expect(changed.map(({ text }) => text)).toEqual([
    textAt('/assortiment/gebak/appeltaart').replace(
      /(?<="features": )\[.*?\]/,
      `[\n${long.map((each) => `      "${each}"`).join(',\n')}\n    ]`,
    ),
  ]);
  expect(messages.map(({ severity }) => severity)).toEqual(['change']);
});

it('changes only what a cell says, and reports it with its place', () => {
  const { changed, messages } = planImport(table('/contact;Zo vind je onze bakkerij;'), site);
  const [, title = ''] = /"title": "(.*?)"/.exec(textAt('/contact')) ?? [];
  expect(changed.map(({ text }) => text)).toEqual([
    textAt('/contact').replace(title, 'Zo vind je onze bakkerij'),
  ]);
  expect(messages).toEqual([
    {
      line: 2,
      column: 'metadata/title',
      severity: 'change',
      message: `pages/contact.json: "${title}" wordt "Zo vind je onze bakkerij".`,
    },
  ]);
});

it.each(['metadata/title;adres\nZo vind je ons;/contact', 'Adres;metadata/title\n/contact;Zo vind je ons'])(
  'finds the addresses of %j',
  (csv) => {
    const { messages } = planImport(csv, site);
    expect(messages.map(({ line, column, severity }) => ({ line, column, severity }))).toEqual([
      { line: 2, column: 'metadata/title', severity: 'change' },
    ]);
  },
);

it.each([
  ['an address that is not there', table('/contcat;Titel;'), 2, 'adres', /Bedoel je "\/contact"\?/],
  ['a place without text', 'adres;blocks\n/contact;Tekst', 2, 'blocks', /in de editor/],
  [
    'a place that is not there',
    'adres;blocks/99/title\n/contact;Tekst',
    1,
    'blocks/99/title',
    /Geen pagina heeft een tekst op "blocks\/99\/title"/,
  ],
  [
    'a column that has another name',
    'adres;titel\n/contact;Titel\n/over-ons;Titel',
    1,
    'titel',
    /Bedoel je "metadata\/title"\?/,
  ],
  [
    'a column that was translated',
    'adres;kaart/titel\n/contact;Titel',
    1,
    'kaart/titel',
    /of haal de kolom weg/,
  ],
  [
    'a second row for a page',
    table('/appeltaart;;', '/contact;;', '/assortiment/gebak/appeltaart;;'),
    4,
    'adres',
    /ook op regel 2\./,
  ],
  [
    'two columns of one name',
    'adres;name;name\n/contact;A;B',
    1,
    'name',
    /De 2e en de 3e kolom heten allebei "name"/,
  ],
  ['a column without a name', 'adres;name;\n/contact;;B', 1, undefined, /De 3e kolom heeft geen naam/],
  [
    'a link that leads nowhere',
    'adres;blocks/0/text\n/contact;[Weg](/nergens)',
    2,
    'blocks/0/text',
    /nergens/,
  ],
  ['a mark in a title', table('/contact;**Vet**;'), 2, 'metadata/title', /geen opmaak/],
  ['what was not read as UTF-8', table('/contact;CafÃ©;'), 2, 'metadata/title', /"Ã©" waar één teken hoort/],
  ['what was not read as UTF-8', table('/contact;FotoÂ’s;'), 2, 'metadata/title', /één teken/],
  ['what was not read as UTF-8', table('/contact;â‚¬ 30;'), 2, 'metadata/title', /"â‚¬"/],
  ['what was read as a formula', table('/contact;#NAAM?;'), 2, 'metadata/title', /"#NAAM\?" komt van het/],
  ['a formula', table('/contact;=Titel;'), 2, 'metadata/title', /"=Titel" komt van het rekenblad/],
  ['a row without an address', table(';Titel;'), 2, 'adres', /Het adres ontbreekt/],
  ['too many cells', table('/;;;;te veel'), 2, undefined, /5 cellen/],
  ['another first column', 'pagina;titel\n/contact;Titel', 1, undefined, /hoort "adres" te heten/],
])('refuses %s at its line and column', (_name, csv, line, column, message) => {
  const errors = planImport(csv, site).messages.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([{ line, column, severity: 'error', message: expect.stringMatching(message) }]);
});

it('refuses a row of a page that was not read as a whole: writing it would lose letters', () => {
  const routes = new Map(
    Array.from(site.index.routes, ([route, file]) => [route, { ...file, isDamaged: route === '/contact' }]),
  );
  const { changed, messages } = planImport(table('/contact;Zo vind je ons;'), {
    ...site,
    index: { ...site.index, routes },
  });
  expect(changed).toEqual([]);
  expect(messages).toEqual([
    {
      line: 2,
      column: 'adres',
      severity: 'error',
      message: expect.stringMatching(/niet te lezen.*npm run check/),
    },
  ]);
});

it('takes an alias for its page', () => {
  const { changed } = planImport(table('/appeltaart;Appeltaart van hier;'), site);
  expect(changed.map(({ before }) => before.name)).toEqual(['/assortiment/gebak/appeltaart']);
});

it('passes over rows that were emptied', () => {
  expect(planImport(table(';;\n;;'), site)).toEqual({ changed: [], messages: [] });
});

it('exports a row for each page, with the columns that are asked for', () => {
  const [header, ...rows] = exportPages(site, ['metadata/title']).trimEnd().split('\r\n');
  expect(header).toBe('\ufeffadres;metadata/title');
  expect(rows).toHaveLength(site.index.pages.length);
  expect(rows.filter((row) => row.startsWith('/contact;'))).toHaveLength(1);
});
