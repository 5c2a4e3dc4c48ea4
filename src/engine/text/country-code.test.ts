import { expect, test } from 'vitest';
import { countryCode } from './country-code.ts';

test.each([
  ['Nederland', 'NL'],
  ['belgië', 'BE'],
  ['Duitsland', 'DE'],
  ['Verenigd Koninkrijk', 'GB'],
  ['Curaçao', 'CW'],
  ['Luilekkerland', undefined],
])('%s is %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});
