import { expect, it, vi } from 'vitest';
import { readUrl } from './read-url.ts';

it.each([
  ['https://a.nl/b?c#d', 'https://a.nl/b?c#d'],
  ['mailto:a@b.nl', 'mailto:a@b.nl'],
  ['/contact', undefined],
  ['https://', undefined],
  ['', undefined],
])('reads %j as %j, in a browser without URL.canParse too', (text, address) => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(readUrl(text)?.href).toBe(address);
});
