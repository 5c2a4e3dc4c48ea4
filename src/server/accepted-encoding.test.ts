import { expect, it } from 'vitest';
import type { Compression } from '../shared/site/compressed-forms.ts';
import { acceptedEncoding } from './accepted-encoding.ts';

const both: Compression[] = ['br', 'gzip'];

it.each([
  [undefined, both, 'identity'],
  ['', both, 'identity'],
  ['gzip, deflate, br, zstd', both, 'br'],
  ['gzip, br', ['gzip'], 'gzip'],
  ['br', ['gzip'], 'identity'],
  ['br;q=0, gzip', both, 'gzip'],
  ['br;q=0.2, gzip;q=0.8', both, 'gzip'],
  ['GZIP; q=0.5', both, 'gzip'],
  ['*', both, 'br'],
  ['*;q=0', both, 'identity'],
  ['br;q=0, *', both, 'gzip'],
  ['identity, br;q=0.5', both, 'identity'],
  ['identity, br', both, 'br'],
  ['identity;q=0, gzip;q=0.1', both, 'gzip'],
  ['br;q=nonsense, gzip', both, 'gzip'],
  ['brotli', both, 'identity'],
] as const)('answers "%s" with %j at hand by %s', (header, available, expected) => {
  expect(acceptedEncoding(header, new Set(available))).toBe(expected);
});
