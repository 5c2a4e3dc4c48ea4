import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import { linkAnchor } from './link-anchor.ts';

const site: TestFiles = {
  'index.json': { blocks: [{ type: 'hero', id: 'top' }, { shared: 'help' }] },
  'leasevormen.json': { aliases: ['/vormen'], blocks: [{ type: 'lease-form', id: 'financial' }] },
  'keuze.json': {
    blocks: [
      { type: 'lease-guide', id: 'hulp', questions: [{ key: 'eigendom' }], outcomes: [{ key: 'financial' }] },
    ],
  },
  'hoofd.json': {
    blocks: [
      { type: 'faq', id: 'Onze Vragen' },
      { type: 'lease-guide', id: 'Hulp', questions: [{ key: 'eigendom' }] },
    ],
  },
  'leeg.json': { blocks: [{ type: 'notice' }] },
  'broken.json': undefined,
  'half.json': { blocks: [{ shared: 'missing' }] },
  '_shared/help.json': { type: 'faq', id: 'vragen' },
};

function reportOn(href: string): string[] {
  return reportOf(linkAnchor, { ...site, 'a.json': { blocks: [{ type: 'notice', id: 'hier', href }] } });
}

it.each([
  '/leasevormen#financial',
  '/leasevormen#vorm=operational',
  '/vormen#financial',
  '/#vragen',
  '/hoofd#onze-vragen',
  '/hoofd#hulp-eigendom',
  '/keuze#hulp-eigendom',
  '/keuze#hulp-financial',
  '#hier',
  '/broken#iets',
  '/half#iets',
  '/nergens#iets',
])('accepts %s', (href) => {
  expect(reportOn(href)).toEqual([]);
});

it.each([
  [
    '/leasevormen#finacial',
    'pagina "/leasevormen" heeft geen blok met "id": "finacial". Bedoel je "#financial"?',
  ],
  ['/vormen#anders', 'pagina "/leasevormen" heeft geen blok met "id": "anders". Kies uit "#financial".'],
  ['/leeg#iets', 'heeft geen blok met "id": "iets". Geef een blok op die pagina "id": "iets".'],
  [
    '/leeg#Veel%20Vragen',
    'Geef een blok op die pagina "id": "veel-vragen", en schrijf de link zo: "/leeg#veel-vragen".',
  ],
  ['/leeg#1', 'Geef een blok op die pagina "id": "vragen", en schrijf de link zo: "/leeg#vragen".'],
  ['/hoofd#onze-vrage', 'Bedoel je "#onze-vragen"?'],
  ['/keuze#hulp-huur', 'heeft geen blok met "id": "hulp-huur". Kies uit "#hulp".'],
  ['#top', 'pagina "/a" heeft geen blok met "id": "top".'],
])('reports %s', (href, expected) => {
  const [line, ...more] = reportOn(href);
  expect(more).toEqual([]);
  expect(line).toContain(
    `pages/a.json#/blocks/0/href De link "${href}" wijst naar een plek die er niet is: `,
  );
  expect(line).toContain(expected);
});

it('says of a link to a name that no place can have not that no block has it', () => {
  expect(reportOn('/hoofd#Onze%20Vragen')).toEqual([
    'pages/a.json#/blocks/0/href De link "/hoofd#Onze%20Vragen" wijst naar een plek die zo niet kan heten: bij het blok zelf klopt "id": "Onze Vragen" ook niet. Bedoel je "#onze-vragen"?',
  ]);
});

it('reports a link in a shared block once, for the first page that lacks the anchor', () => {
  const files: TestFiles = {
    'a.json': { blocks: [{ type: 'faq', id: 'vragen' }, { shared: 'cta' }] },
    'b.json': { blocks: [{ shared: 'cta' }] },
    'c.json': { blocks: [{ shared: 'cta' }] },
    '_shared/cta.json': { type: 'notice', href: '#vragen' },
  };
  const report = reportOf(linkAnchor, files);
  expect(report).toHaveLength(1);
  expect(report[0]).toContain('pages/_shared/cta.json#/href');
  expect(report[0]).toContain('pagina "/b"');
});
