import { expect, it } from 'vitest';
import { testDocuments, testSite } from '../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { sourceFileOf } from '../1-load/source-document.ts';
import { documentFacts } from './document-facts.ts';
import { indexSite } from './site-index.ts';

const hero: JsonValue = { type: 'hero' };
const calculator: JsonValue = { type: 'lease-calculator', priceExample: 62_500 };

it('knows every address of the site', () => {
  const site = testSite({
    '_site.json': { phone: '026', hours: [] },
    'a/index.json': {
      aliases: ['/x', '/broken', 3],
      movedFrom: ['/y', '/broken'],
      blocks: [{ type: 'faq', id: 'b' }, { shared: 's' }],
    },
    'broken.json': undefined,
    '_shared/s.json': { type: 'notice', id: 'c' },
  });
  expect([...site.routes.keys()]).toEqual(['/a', '/broken']);
  expect([...site.aliases]).toEqual([['/x', '/a']]);
  expect([...site.movedFrom]).toEqual([['/y', '/a']]);
  expect([...site.anchorsByRoute]).toEqual([['/a', new Set(['b', 'c'])]]);
  expect(site.siteValues?.get('phone')).toBe('026');
});

it.each<[what: string, blocks: JsonValue[], months: number[]]>([
  ['its calculator', [hero, { shared: 'calculator' }], []],
  ['the terms below its calculator', [hero, calculator, { shared: 'terms' }], [36]],
  ['what says nothing of it', [hero, calculator, { shared: 'note' }], []],
])(
  'knows the price that a page opens with, as its top shows it, where it shares %s',
  (_, blocks, preferred) => {
    const site = testSite({
      'a.json': { blocks },
      '_shared/calculator.json': calculator,
      '_shared/terms.json': { type: 'price-terms', months: [36] },
      '_shared/note.json': { type: 'notice' },
    });
    expect(site.pages[0]?.openingPrice).toEqual({ price: 62_500, preferred });
  },
);

it('leaves an index as it is when the same pages are indexed with other shared blocks', () => {
  const [page, ...shared] = testDocuments({
    'a.json': { blocks: [{ shared: 's' }] },
    '_shared/s.json': { type: 'notice' },
  }).map((document) => ({ file: sourceFileOf(document), facts: documentFacts(document) }));
  const all = page ? [page, ...shared] : [];
  const site = indexSite(all, testSite({}));
  const without = indexSite(all.slice(0, 1), site);
  expect([site, without].map(({ pages }) => pages[0]?.blocks?.[0]?.type)).toEqual(['notice', undefined]);
});
