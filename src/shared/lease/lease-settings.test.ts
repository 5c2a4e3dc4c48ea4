import { expect, it } from 'vitest';
import {
  defaultLeaseSettings,
  disclaimerOf,
  leaseSettings,
  leaseSiteValues,
  mileageOptions,
  ownSettings,
} from './lease-settings.ts';

it.each([
  ['a site that says nothing of it', {}, {}],
  [
    'what a site says',
    { calculator: { annualRate: 9.5, terms: [12, 24] } },
    { annualRate: 9.5, terms: [12, 24] },
  ],
  ['values of another type', { calculator: { annualRate: '9', terms: [], hardware: [{ value: 'x' }] } }, {}],
  ['choices without words', { calculator: { hardware: [null, 'x', { value: 3, label: 'x' }] } }, {}],
  ['no object', { calculator: 3 }, {}],
])('completes %s with the defaults', (_, site, own) => {
  expect(leaseSettings(site)).toEqual({ ...defaultLeaseSettings, ...own });
});

it('keeps for pages only what differs from the defaults', () => {
  const calculator = { ...defaultLeaseSettings, annualRate: 9.5, examples: [] };
  expect(ownSettings(calculator)).toEqual({ annualRate: 9.5 });
  expect(leaseSettings({ calculator: ownSettings(calculator) })).toEqual(leaseSettings({ calculator }));
});

it('says the rate wherever a disclaimer names it', () => {
  const calculator = { annualRate: 9.5, disclaimer: 'Tegen {rate}%. Ook {rate}% is een aanname.' };
  expect(disclaimerOf(leaseSettings({ calculator }))).toBe('Tegen 9,5%. Ook 9,5% is een aanname.');
});

it('writes the rate as people do', () => {
  const calculator = { annualRate: 9.5 };
  expect(disclaimerOf(leaseSettings({ calculator }))).toContain('een rekenrente van 9,5% per jaar');
});

it.each([
  [
    {},
    {
      rate: '12',
      effectiveRate: '12,68',
      terms: '24, 36, 48, 60 of 72',
      shortestTerm: '24',
      longestTerm: '72',
    },
  ],
  [
    { annualRate: 9.5, terms: [36, 12] },
    { rate: '9,5', effectiveRate: '9,92', terms: '36 of 12', shortestTerm: '12', longestTerm: '36' },
  ],
  [
    { terms: [48], mileages: ['20.000+', '5.000'] },
    {
      rate: '12',
      effectiveRate: '12,68',
      terms: '48',
      shortestTerm: '48',
      longestTerm: '48',
      fewestKilometres: '5.000',
      mostKilometres: '20.000+',
    },
  ],
])('gives texts what follows from the settings %j', (calculator, values) => {
  expect(Object.fromEntries(leaseSiteValues({ calculator }))).toEqual({
    fewestKilometres: '10.000',
    mostKilometres: '30.000',
    ...values,
  });
});

it('gives texts nothing of a site without settings', () => {
  expect(leaseSiteValues({})).toEqual([]);
});

it('has values without points for kilometres', () => {
  expect(mileageOptions(['15.000', '50.000+'])).toEqual([
    { value: '15000', label: '15.000' },
    { value: '50000+', label: '50.000+' },
  ]);
});
