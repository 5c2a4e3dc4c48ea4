import { expect, it } from 'vitest';
import { defaultLeaseSettings } from '../lease/lease-settings.ts';
import { pricedTerms } from './price-example.ts';

function monthsOf(terms: readonly number[], months?: readonly number[]): number[] {
  const settings = { ...defaultLeaseSettings, terms: [...terms] };
  return pricedTerms(40_000, { path: '/a', settings, months }).map((term) => term.months);
}

it.each([
  ['the usual ones', [24, 36, 48, 60, 72], [36, 48, 60]],
  ['the usual ones before nearer ones', [42, 36, 48, 54, 60], [36, 48, 60]],
  ['the usual ones and the nearest other', [12, 24, 36, 48], [24, 36, 48]],
  ['the nearest to 48 where none is usual', [12, 84, 96, 120], [12, 84, 96]],
  ['all where there are fewer', [72, 24], [24, 72]],
])('prices, of what calculators offer, %s', (_, terms, months) => {
  expect(monthsOf(terms)).toEqual(months);
});

it('prices the terms that a block names, in its order', () => {
  expect(monthsOf([24, 48], [72, 24])).toEqual([72, 24]);
});
