import { describe, expect, it } from 'vitest';
import { type Href, parentRoutes, parseHref } from './route.ts';

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

describe('parentRoutes', () => {
  it.each([
    ['/', []],
    ['/contact', ['/']],
    ['/a/b/c', ['/', '/a', '/a/b']],
  ])('names the pages above %s', (route, expected) => {
    expect(parentRoutes(route)).toEqual(expected);
  });
});
