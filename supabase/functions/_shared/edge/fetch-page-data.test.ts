import { afterEach, expect, it, vi } from 'vitest';
import { fetchPageData } from './fetch-page-data.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks the site for the data of a page once, and again when that failed', async () => {
  const page = { path: '/contact' };
  const site = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response('Niet gevonden.', { status: 404 }))
    .mockResolvedValue(Response.json(page));
  vi.stubGlobal('fetch', site);
  const load = fetchPageData('https://www.example.nl');
  await expect(load('/contact')).rejects.toThrow('404');
  expect(await load('/contact')).toEqual(page);
  expect(await load('/contact')).toEqual(page);
  expect(site.mock.calls.map(([address]) => address)).toEqual([
    'https://www.example.nl/contact.json',
    'https://www.example.nl/contact.json',
  ]);
});
