import { expect, it } from 'vitest';
import { defaultLeaseSettings } from '../lease/lease-settings.ts';
import type { Configuration } from './calculation.ts';
import { calculationFragment, readCalculationFragment } from './calculation-fragment.ts';

const least: Configuration = { price: 62500, downPayment: 0, months: 60, annualRate: 12 };

it.each<[Partial<Configuration>, string]>([
  [{}, '#prijs=62500&looptijd=60'],
  [
    { leaseType: 'financial', downPayment: 6000, finalPayment: 8000 },
    '#prijs=62500&vorm=financial&looptijd=60&aanbetaling=6000&slottermijn=8000',
  ],
  [
    { leaseType: 'operational', mileage: '15.000' },
    '#prijs=62500&vorm=operational&looptijd=60&kilometers=15000',
  ],
  [{ mileage: '50.000+' }, '#prijs=62500&looptijd=60&kilometers=50000%2B'],
  [{ hardware: 'Laptops & computers' }, '#prijs=62500&looptijd=60&hardware=laptops'],
  [{ price: 1499.95, mileage: 'een onzin', annualRate: 12 }, '#prijs=1499.95&looptijd=60'],
])('%j has an address', (more, fragment) => {
  expect(calculationFragment({ ...least, ...more }, defaultLeaseSettings)).toBe(fragment);
});

it.each<[string, ReturnType<typeof readCalculationFragment>]>([
  [
    '#prijs=62500&looptijd=60',
    [
      { input: 'price', name: 'prijs', text: '62500' },
      { input: 'months', name: 'looptijd', text: '60' },
    ],
  ],
  [
    '#prijs=-5&vorm=x&onzin=1&slottermijn=9e9',
    [
      { input: 'price', name: 'prijs', text: '-5' },
      { input: 'leaseType', name: 'vorm', text: 'x' },
      { input: 'finalPayment', name: 'slottermijn', text: '9e9' },
    ],
  ],
  ['#vorm=operational', [{ input: 'leaseType', name: 'vorm', text: 'operational' }]],
  ['#vorm=operational?utm_source=mail', [{ input: 'leaseType', name: 'vorm', text: 'operational' }]],
  [
    '#prijs=62500&amp;looptijd=60',
    [
      { input: 'price', name: 'prijs', text: '62500' },
      { input: 'months', name: 'looptijd', text: '60' },
    ],
  ],
  [
    '#prijs%3D62500%26looptijd%3D60%26kilometers%3D50000%2B',
    [
      { input: 'price', name: 'prijs', text: '62500' },
      { input: 'months', name: 'looptijd', text: '60' },
      { input: 'mileage', name: 'kilometers', text: '50000+' },
    ],
  ],
  ['#%23looptijd=60', [{ input: 'months', name: 'looptijd', text: '60' }]],
  ['#looptijd=60%', [{ input: 'months', name: 'looptijd', text: '60' }]],
  ['#looptijd=60).', [{ input: 'months', name: 'looptijd', text: '60' }]],
  ['#kilometers=50000%2B%E2%80%9D', [{ input: 'mileage', name: 'kilometers', text: '50000+' }]],
  ['#looptijd=-', [{ input: 'months', name: 'looptijd', text: '-' }]],
  ['#vorm', undefined],
  ['#prijs=%E0%A4%A', [{ input: 'price', name: 'prijs', text: '%E0%A4%A' }]],
  ['#berekenen', undefined],
  ['', undefined],
  [`#prijs=1&vorm=${'x'.repeat(10_000)}`, undefined],
])('%j is read', (fragment, parts) => {
  expect(readCalculationFragment(fragment)).toEqual(parts);
});

it('reads what it wrote', () => {
  const parts = readCalculationFragment(
    calculationFragment({ ...least, mileage: '50.000+' }, defaultLeaseSettings),
  );
  expect(parts?.find(({ input }) => input === 'mileage')?.text).toBe('50000+');
});
