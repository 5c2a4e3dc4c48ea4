import { expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { pageOutline } from '../5-resolve/page-outline.ts';
import { sitemap } from './sitemap.ts';

const siteUrl = 'https://www.voorbeeld.example';

function sitemapOf(pages: Record<string, JsonObject>, changes?: ReadonlyMap<string, string>): string[] {
  const outlines = Object.entries(pages).map(([name, value]) => pageOutline({ name, value }));
  const xml = sitemap({ outlines, siteUrl }, changes);
  return [...xml.matchAll(/<url>(.*)<\/url>/g)].map(([, url = '']) => url);
}

it('has the address of each page, with the day of its last change where that is known', () => {
  const changes = new Map([['/contact', '2026-11-21']]);
  expect(sitemapOf({ '/': {}, '/contact': {}, '/404': {} }, changes)).toEqual([
    `<loc>${siteUrl}</loc>`,
    `<loc>${siteUrl}/contact</loc><lastmod>2026-11-21</lastmod>`,
  ]);
});

it('has an address once, of the page that it is of, where another says that its content belongs there', () => {
  const pages = { '/aanhangers': { metadata: { canonical: '/kar' } }, '/kar': {} };
  const changes = new Map([
    ['/aanhangers', '2026-11-22'],
    ['/kar', '2026-11-21'],
  ]);
  expect(sitemapOf(pages, changes)).toEqual([`<loc>${siteUrl}/kar</loc><lastmod>2026-11-21</lastmod>`]);
});

it('has the further path of a page that says to be found there', () => {
  const page = { aliases: ['/kar'], metadata: { canonical: '/kar' } };
  expect(sitemapOf({ '/aanhangers/kar': page })).toEqual([`<loc>${siteUrl}/kar</loc>`]);
});
