import { expect, test } from 'vitest';
import { cutOff } from './cut-off.ts';

test.each([
  ['Bakwagen leasen', 15, 'Bakwagen leasen'],
  ['Bakwagen leasen', 14, 'Bakwagen …'],
  ['Bakwagen leasen | HopLease', 18, 'Bakwagen leasen …'],
  ['Bakwagen leasen', 8, 'Bakwagen …'],
  ['Bedrijfsverzekering', 7, 'Bedrijf …'],
])('"%s" in %d characters is "%s"', (text, most, expected) => {
  expect(cutOff(text, most)).toBe(expected);
});
