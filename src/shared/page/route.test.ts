import { describe, expect, it } from 'vitest';
import {
  askedAddress,
  type Href,
  lastName,
  parentRoute,
  parentRoutes,
  parseHref,
  routeBelow,
  withQuery,
} from './route.ts';

describe('parseHref', () => {
  it.each<[string, Href]>([
    ['/', { kind: 'page', path: '/' }],
    ['/#vragen', { kind: 'page', path: '/', anchor: 'vragen' }],
    ['/equipment/it-hardware', { kind: 'page', path: '/equipment/it-hardware' }],
    ['/leasevormen#financial', { kind: 'page', path: '/leasevormen', anchor: 'financial' }],
    ['/contact?onderwerp=other', { kind: 'page', path: '/contact', query: 'onderwerp=other' }],
    [
      '/verzekeringen?document=brochure#vraag',
      { kind: 'page', path: '/verzekeringen', query: 'document=brochure', anchor: 'vraag' },
    ],
    ['#vragen', { kind: 'anchor', anchor: 'vragen' }],
    ['/voorwaarden.pdf', { kind: 'file', path: '/voorwaarden.pdf' }],
    ['/downloads/Brochure.pdf#page=2', { kind: 'file', path: '/downloads/Brochure.pdf' }],
    ['tel:+31260000000', { kind: 'outside', scheme: 'tel', address: '+31260000000' }],
    ['mailto:info@hoplease.example', { kind: 'outside', scheme: 'mailto', address: 'info@hoplease.example' }],
    ['https://example.org/a', { kind: 'outside', scheme: 'https', address: '//example.org/a' }],
  ])('reads %s', (href, expected) => {
    expect(parseHref(href)).toEqual(expected);
  });

  it.each([
    '',
    '#',
    'contact',
    '/contact/',
    '/Contact',
    '/contact?onderwerp',
    '//example.org/a.png',
    'http://example.org',
    'javascript:alert(1)',
    'tel:',
  ])('finds no meaning in "%s"', (href) => {
    expect(parseHref(href)).toEqual({ kind: 'unknown' });
  });
});

it.each([
  ['/a/b', '/a/b', ''],
  ['/', '/', ''],
  ['/a%23b', '/a', '#b'],
  ['/a%23prijs%3D1%26vorm%3Dfinancial', '/a', '#prijs=1&vorm=financial'],
  ['/a%3Fonderwerp=other', '/a', '?onderwerp=other'],
  ['/a/%23b', '/a', '#b'],
  ['/a.', '/a', ''],
  ['/a/b.html).', '/a/b', ''],
  ['/a%22', '/a', ''],
  ['/a%E2%80%9D%20', '/a', ''],
  ['/a%2C', '/a', ''],
  ['/a\u200b', '/a', ''],
  ['/a*_', '/a', ''],
  ['/)', '/', ''],
  ['//a///b//', '/a/b', ''],
  ['/a%0d%0aSet-Cookie: b', '/a\r\nset-cookie: b', ''],
  ['/a%23%0d%0aSet-Cookie: b”', '/a', '#%0D%0ASet-Cookie:%20b%E2%80%9D'],
  ['/a%', '/a', ''],
  ['/a\0', '/a\0', ''],
])('takes %j for the page %j with %j', (path, page, rest) => {
  expect(askedAddress(path)).toEqual({ path: page, rest });
});

it.each(['.', 'a.', 'a', '/', '-'])('looks no longer than it takes at an address full of %j', (text) => {
  expect(askedAddress(`/${text.repeat(100_000)}\0`).rest).toBe('');
});

it.each([
  ['/a', '?x=1', '/a?x=1'],
  ['/a#b', '?x=$&', '/a?x=$&#b'],
  ['/a#b', '', '/a#b'],
])('puts into %s the query %s: %s', (address, query, expected) => {
  expect(withQuery(address, query)).toBe(expected);
});

describe('parentRoutes', () => {
  it.each([
    ['/', []],
    ['/404', []],
    ['/contact', ['/']],
    ['/a/b/c', ['/', '/a', '/a/b']],
  ])('names the pages above %s', (route, expected) => {
    expect(parentRoutes(route)).toEqual(expected);
  });
});

it.each([
  ['/', 'contact', '/contact'],
  ['/a/b', 'c', '/a/b/c'],
])('puts a page right below %s, as %s', (parent, name, route) => {
  expect(routeBelow(parent, name)).toBe(route);
  expect([parentRoute(route), lastName(route)]).toEqual([parent, name]);
});
