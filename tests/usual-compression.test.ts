import { expect, it } from 'vitest';
import { usualCompression } from '../scripts/usual-compression.ts';

it.each([
  [{}, 'quick'],
  [{ CI: '', SITE_URL: '' }, 'quick'],
  [{ CI: 'false' }, 'quick'],
  [{ CI: 'true' }, 'full'],
  [{ CI: '1' }, 'full'],
  [{ SITE_URL: 'https://www.example.nl' }, 'full'],
])('with %j a site is compressed at the level "%s"', (environment, expected) => {
  expect(usualCompression(environment)).toBe(expected);
});
