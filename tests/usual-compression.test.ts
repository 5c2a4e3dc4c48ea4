import { expect, it } from 'vitest';
import { usualCompression } from '../scripts/usual-compression.ts';
import { readEnvironment } from '../src/server/environment.ts';

it.each([
  [{}, 'quick'],
  [{ CI: '', SITE_URL: '' }, 'quick'],
  [{ CI: 'false', SITE_URL: ' ' }, 'quick'],
  [{ CI: 'true' }, 'full'],
  [{ CI: '1' }, 'full'],
  [{ SITE_URL: 'https://www.example.nl' }, 'full'],
])('with %j a site is compressed at the level "%s"', (variables: NodeJS.Dict<string>, expected) => {
  const { siteUrl } = readEnvironment(variables);
  expect(usualCompression({ CI: variables.CI, siteUrl })).toBe(expected);
});
