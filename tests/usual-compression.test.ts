import { expect, it } from 'vitest';
import { usualCompression } from '../scripts/usual-compression.ts';

it.each([
  [undefined, 'good'],
  ['', 'good'],
  ['false', 'good'],
  ['true', 'full'],
  ['1', 'full'],
])('with CI=%s a site is compressed at the level "%s"', (CI, expected) => {
  expect(usualCompression({ CI })).toBe(expected);
});
