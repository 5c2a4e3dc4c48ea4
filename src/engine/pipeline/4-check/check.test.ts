import { expect, it } from 'vitest';
import { checkOf, type TestFiles, testSite } from '../../../../tests/engine/support/test-site.ts';
import type { JsonObject, JsonValue } from '../../../shared/json/json-value.ts';
import type { SiteRule } from './rule.ts';
import { calculationLink } from './rules/calculation-link.ts';
import { glossaryTerm } from './rules/glossary-term.ts';
import { linkAnchor } from './rules/link-anchor.ts';
import { pagePublication } from './rules/page-publication.ts';
import { picture } from './rules/picture.ts';
import { sharedBlock } from './rules/shared-block.ts';
import { sharedRow } from './rules/shared-row.ts';

const words = Array.from({ length: 60 }, (_, index) => `woord${String.fromCharCode(97 + (index % 26))}`);
const hero = { type: 'hero', text: words.join(' ') };

const bell = { type: 'notice', id: 'bel', text: 'Bel {phone}.' };

it('finds nothing on a valid site', () => {
  const files = {
    '_site.json': { phone: '026-000 00 00', navigation: [{ href: '/contact#bel' }] },
    'index.json': { blocks: [hero, { shared: 'cta' }] },
    '404.json': { blocks: [hero] },
    'contact.json': { blocks: [{ type: 'hero', text: words.reverse().join(' ') }, bell] },
    '_shared/cta.json': { type: 'notice', href: '/contact' },
  };
  expect(checkOf(testSite(files))).toEqual([]);
});

it('gives each problem its rule, severity, file and place', () => {
  const files = { '_site.json': {}, 'index.json': { blocks: [hero, { href: '/x' }] }, '404.json': undefined };
  expect(checkOf(testSite(files))).toEqual([
    {
      rule: 'link-target',
      severity: 'error',
      file: 'pages/index.json',
      place: { pointer: '/blocks/1/href' },
      group: '/x',
      message: 'De link "/x" wijst naar een pagina die niet bestaat.',
      hint: 'Kies een pagina van de site of voeg de pagina toe. Is de pagina weg? Zet dan in de pagina die ervoor in de plaats komt: "movedFrom": ["/x"].',
    },
  ]);
});

it('survives values of the wrong kind anywhere', () => {
  const odd: JsonValue[] = [
    null,
    3,
    'x',
    [],
    {},
    { blocks: 3 },
    { blocks: [null, [], { shared: 3 }, { type: 3, id: [] }] },
  ];
  for (const value of odd) {
    expect(() =>
      checkOf(testSite({ '_site.json': value, 'a.json': value, '_shared/b.json': value })),
    ).not.toThrow();
  }
});

const two = (page: JsonObject): TestFiles => ({ 'index.json': {}, 'a.json': page, 'b.json': page });

it.each<[SiteRule, TestFiles]>([
  [linkAnchor, two({ blocks: [{ type: 'notice', href: '/a#weg' }] })],
  [glossaryTerm, two({ blocks: [{ terms: ['weg'] }] })],
  [sharedBlock, two({ blocks: [{ shared: 'weg' }] })],
  [
    sharedRow,
    {
      '_shared/a.json': { items: [{ key: 'a' }] },
      ...two({ blocks: [{ shared: 'a', only: ['weg', 'a'] }] }),
    },
  ],
  [calculationLink, two({ blocks: [{ type: 'price-terms', months: [7] }] })],
  [picture, two({ blocks: [{ image: { src: '/images/weg.svg' } }] })],
  [pagePublication, { ...two({}), 'index.json': { draft: true } }],
])('counts as one mistake what two pages miss: $name', (rule, files) => {
  const found = rule.checkSite(testSite(files)).filter(({ document }) => /\/[ab]\.json$/.test(document.file));
  expect(found).toHaveLength(2);
  expect(found.map(({ group }) => group)).toEqual([found[0]?.group, found[0]?.group]);
  expect(found[0]?.group).toBeDefined();
});
