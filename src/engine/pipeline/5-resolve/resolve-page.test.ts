import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import type { Page } from '../../../shared/page/page.ts';
import type { SourceDocument } from '../1-load/source-document.ts';
import { pageOutline } from './page-outline.ts';
import { resolvePage } from './resolve-page.ts';
import { resolveSite } from './resolve-site.ts';

const site: JsonObject = {
  company: 'Voorbeeld',
  siteUrl: 'https://www.voorbeeld.example',
  phone: '026-000 00 00',
  email: 'info@voorbeeld.example',
  postalCode: '2000',
  city: 'Antwerpen',
  country: 'België',
  footerNote: 'Van {company}, tot {longestTerm} maanden.',
  footer: [{ title: 'Contact', links: [{ label: 'Bel {phone}', href: 'tel:{phone}' }] }],
  calculator: { disclaimer: 'Tegen {rate}%.' },
  services: { verb: 'huren', type: 'Verhuur', audience: 'Gezinnen' },
  equipmentMenu: { title: 'Equipment Categorieën', label: 'Equipment', path: '/equipment' },
};
const drawing = '/images/vervoer.svg';
const card = {
  title: 'Vervoer',
  description: 'Van **alles**.',
  features: ['Snel'],
  image: { src: drawing },
};

function document(name: string, value: JsonObject, kind: SourceDocument['kind'] = 'page'): SourceDocument {
  return { kind, file: name, absoluteFile: name, name, text: '', value };
}

function page(title: string, extra: JsonObject = {}): JsonObject {
  return { metadata: { title, description: `Over ${title}.` }, blocks: [], ...extra };
}

/** Opens with a calculator. */
function priced(title: string, priceExample?: number): JsonObject {
  const calculator = { type: 'equipment-calculator', title: 'Reken' };
  return page(title, {
    card: { ...card, title },
    blocks: [
      { type: 'hero', title },
      priceExample === undefined ? calculator : { ...calculator, priceExample },
      { type: 'price-terms', title: 'Langer?', months: [36, 48] },
    ],
  });
}

const documents = [
  document('_site', site, 'site'),
  document(
    'oproep',
    { type: 'call-to-action', title: 'Bel {phone}', text: 'Of kies [vervoer](/equipment/vervoer).' },
    'shared',
  ),
  document(
    'regels',
    { title: 'Regels', items: ['b', 'be', 'c'].map((key) => ({ key, text: 'Van {company}.' })) },
    'shared',
  ),
  document('/', page('Home')),
  document('/404', page('Weg')),
  document(
    '/equipment',
    page('Equipment', {
      blocks: [{ type: 'page-cards', title: 'Alles', linkLabel: 'Meer', order: ['vervoer'] }],
    }),
  ),
  document('/equipment/vervoer', page('Vervoer leasen', { card, blocks: [{ shared: 'oproep' }] })),
  document('/equipment/geheim', page('Geheim', { blocks: [{ shared: 'regels', only: ['c', 'b'] }] })),
  document(
    '/equipment/auto',
    page('Auto leasen', { card: { ...card, title: 'Auto' }, blocks: [{ shared: 'oproep' }] }),
  ),
  ...['/verhuur', '/leen'].flatMap((hub) => [
    document(hub, page('Huren', { blocks: [{ type: 'page-cards', title: 'Alles', linkLabel: 'Meer' }] })),
    document(`${hub}/kraan`, priced('Kraan', 1000)),
    document(`${hub}/busje`, priced('Busje', hub === '/leen' ? undefined : 2000)),
  ]),
  document(
    '_glossary',
    {
      items: [
        { title: 'looptijd', text: 'Vraag {company}.' },
        { title: 'IFRS 16', text: 'Een norm.' },
        { title: 'kilometers per jaar', text: 'Ongeveer.' },
      ],
    },
    'glossary',
  ),
  document(
    '/rekenen',
    page('Rekenen', {
      blocks: [
        { type: 'lease-calculator', title: 'Bereken' },
        { type: 'equipment-calculator', title: 'Per bus', asks: ['mileage'] },
        { type: 'equipment-calculator', title: 'Per kraan' },
        { type: 'lease-form', terms: ['looptijd', 'IFRS 16'] },
        { type: 'lease-form', title: 'Kort' },
      ],
    }),
  ),
];
const pages = documents.filter(({ kind }) => kind === 'page');
const context = resolveSite({
  documents: documents.filter(({ kind }) => kind !== 'page'),
  outlines: pages.map(pageOutline),
  richTextFields: new Map([
    ['card', [['description']]],
    ['call-to-action', [['text']]],
  ]),
  pictures: new Map([[drawing, { src: '/assets/vervoer.svg', width: 320, height: 180 }]]),
  namedPictures: new Map(),
  hasSocialPictures: true,
});

function pageAt(path: string): Page | undefined {
  const page = pages.find(({ name }) => name === path);
  return page && resolvePage({ path, value: page.value }, context).page;
}

describe('resolve', () => {
  test('lists the children that have a card on their hub and in the menu, in the order that the hub asks for', () => {
    expect(pageAt('/equipment')?.blocks[0]).toMatchObject({
      cards: [
        { path: '/equipment/vervoer', title: 'Vervoer', description: ['Van ', { strong: 'alles' }, '.'] },
        { path: '/equipment/auto', title: 'Auto' },
      ],
    });
    expect(context.site.categories).toEqual([
      { label: 'Vervoer', path: '/equipment/vervoer' },
      { label: 'Auto', path: '/equipment/auto' },
    ]);
  });

  test('fills in what a text of the site names, but for the rate that its calculators work with', () => {
    expect(context.site).toMatchObject({
      footerNote: 'Van Voorbeeld, tot 72 maanden.',
      footer: [{ links: [{ label: 'Bel 026-000 00 00', href: 'tel:+31260000000' }] }],
      calculator: { disclaimer: 'Tegen {rate}%.' },
    });
  });

  test.each<[string, boolean]>([
    ['/verhuur', true],
    ['/leen', false],
  ])('on %s, says what each page costs a month where all of them have an example: %s', (path, isShown) => {
    const amounts = ['Kraan', 'Busje'].map((title, place) =>
      isShown ? { title, example: { price: 1000 * (place + 1), months: 48 } } : { title },
    );
    const block = pageAt(path)?.blocks[0];
    expect(block).toMatchObject({ cards: amounts });
    expect(JSON.stringify(block).includes('monthlyAmount')).toBe(isShown);
  });

  test('takes a picture without a description for decoration', () => {
    expect(pageAt('/equipment')?.blocks[0]).toMatchObject({
      cards: [{ image: { src: '/assets/vervoer.svg', alt: '', width: 320, height: 180 } }, { title: 'Auto' }],
    });
  });

  test('gives a block the words it explains, and nothing when there are none', () => {
    const terms = [{ title: 'looptijd', text: 'Vraag Voorbeeld.' }];
    const kilometres = { title: 'kilometers per jaar', text: 'Ongeveer.' };
    expect(pageAt('/rekenen')?.blocks).toEqual([
      { type: 'lease-calculator', title: 'Bereken', terms: [...terms, kilometres] },
      { type: 'equipment-calculator', title: 'Per bus', asks: ['mileage'], terms: [...terms, kilometres] },
      { type: 'equipment-calculator', title: 'Per kraan', terms },
      { type: 'lease-form', terms: [...terms, { title: 'IFRS\u00a016', text: 'Een norm.' }] },
      { type: 'lease-form', title: 'Kort' },
    ]);
  });

  test('puts a shared block in the place of its name, with the values of the site', () => {
    expect(pageAt('/equipment/vervoer')?.blocks).toEqual([
      { type: 'call-to-action', title: 'Bel 026-000\u00a000\u00a000', text: ['Of kies ', 'vervoer', '.'] },
    ]);
  });

  test.each([
    ['/equipment/auto', { label: 'vervoer', href: '/equipment/vervoer' }],
    ['/equipment/vervoer', 'vervoer'],
  ])('on %s, a link of a shared block leads to another page', (path, link) => {
    expect(pageAt(path)?.blocks).toMatchObject([{ text: ['Of kies ', link, '.'] }]);
  });

  test('takes the rows of a shared block that the page asks for, in that order', () => {
    const text = 'Van Voorbeeld.';
    expect(pageAt('/equipment/geheim')?.blocks).toEqual([
      {
        title: 'Regels',
        items: [
          { key: 'c', text },
          { key: 'b', text },
        ],
      },
    ]);
  });

  test('leads the breadcrumb from home by the short names of the pages', () => {
    expect(pageAt('/equipment/vervoer')?.breadcrumbs.map(({ label }) => label)).toEqual([
      'Home',
      'Equipment',
      'Vervoer',
    ]);
  });

  test('derives every metadata value that the author left out', () => {
    expect(pageAt('/equipment')?.head).toMatchObject({
      title: 'Equipment | Voorbeeld',
      ogTitle: 'Equipment',
      twitterDescription: 'Over Equipment.',
      canonical: 'https://www.voorbeeld.example/equipment',
    });
    expect(pageAt('/')?.head.canonical).toBe('https://www.voorbeeld.example');
  });

  test('gives search engines the author and the date of an article', () => {
    const byline = { publishedOn: '2026-11-01', author: 'Sanne Jansen' };
    const structuredDataOf = (hero: JsonObject) =>
      resolvePage(
        {
          path: '/equipment',
          value: page('Uitleg', { blocks: [{ type: 'hero', title: 'Uitleg', ...hero }] }),
        },
        context,
      ).structuredData.filter((node) => node['@type'] === 'Article');
    expect(structuredDataOf({ byline })).toMatchObject([
      {
        headline: 'Uitleg',
        datePublished: '2026-11-01',
        author: { '@type': 'Person', name: 'Sanne Jansen' },
      },
    ]);
    expect(structuredDataOf({})).toEqual([]);
  });

  test('gives search engines the company’s address and audience', () => {
    const nodes = ['/', '/equipment'].flatMap(
      (path) => resolvePage({ path, value: page('Boot', { service: 'Boot' }) }, context).structuredData,
    );
    expect(nodes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          address: {
            '@type': 'PostalAddress',
            streetAddress: undefined,
            postalCode: '2000',
            addressLocality: 'Antwerpen',
            addressCountry: 'BE',
          },
          contactPoint: expect.objectContaining({ areaServed: 'België' }),
        }),
        expect.objectContaining({
          name: 'Boot huren',
          areaServed: 'België',
          audience: { '@type': 'Audience', audienceType: 'Gezinnen' },
        }),
      ]),
    );
  });

  test('gives the not-found page no address of its own', () => {
    expect(pageAt('/404')?.head).toMatchObject({ noIndex: true, canonical: undefined, ogImage: undefined });
  });
});
