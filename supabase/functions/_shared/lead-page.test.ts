import { expect, it } from 'vitest';
import { leadPageFinder } from './lead-page.ts';

const head = { canonical: 'https://www.hoplease.example/x' };
const calculator = { type: 'equipment-calculator', equipmentName: 'Minigraver' };
const pages: Record<string, unknown> = {
  '/': { path: '/', head, blocks: [] },
  '/equipment/minigraver': { path: '/equipment/minigraver', head, blocks: [{ type: 'hero' }, calculator] },
  '/equipment/aanhanger': {
    path: '/equipment/aanhanger',
    head,
    blocks: [{ ...calculator, equipmentName: 'Aanhanger van 3.500\u00a0kg' }],
  },
  '/404': { path: '/404', head: { noIndex: true }, blocks: [] },
  '/prijzen': { bakwagen: 62500 },
};
const findPage = leadPageFinder(async (path) => {
  if (path in pages) return pages[path];
  throw new Error('There is no such page.');
});
const site = 'https://www.hoplease.example';
const find = (referer?: string, origin = site) =>
  findPage(new Request(site, { headers: { origin, ...(referer && { referer }) } }));

it.each([
  ['/equipment/minigraver', { 'page.path': '/equipment/minigraver', 'page.equipment': 'Minigraver' }],
  ['/equipment/minigraver/?a=b', { 'page.path': '/equipment/minigraver', 'page.equipment': 'Minigraver' }],
  // Spaces that keep a line whole are for pages.
  [
    '/equipment/aanhanger',
    { 'page.path': '/equipment/aanhanger', 'page.equipment': 'Aanhanger van 3.500 kg' },
  ],
  ['/', { 'page.path': '/' }],
  ['', { 'page.path': '/' }],
  ['/404', {}],
  ['/prijzen', {}],
  ['/bestaat-niet', {}],
  ['/../secret', {}],
  ['/%2e%2e/secret', {}],
  ['/__proto__', {}],
])('a lead that came from %s', async (path, page) => {
  expect(await find(site + path)).toEqual(page);
});

it.each([
  ['without Referer', undefined, site],
  ['from elsewhere', 'https://spam.example/equipment/minigraver', site],
  ['that is no address', '/equipment/minigraver', site],
  ['without origin', `${site}/`, ''],
])('names no page of a request %s', async (_, referer, origin) => {
  expect(await find(referer, origin)).toEqual({});
});
