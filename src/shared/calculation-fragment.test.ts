import { expect, it } from 'vitest';
import type { Configuration } from './calculation.ts';
import { calculationFragment } from './calculation-fragment.ts';

const least: Configuration = { price: 62500, downPayment: 0, months: 60 };

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
  [{ price: 1499.95, mileage: 'een onzin' }, '#prijs=1499.95&looptijd=60'],
])('%j has an address', (more, fragment) => {
  expect(calculationFragment({ ...least, ...more })).toBe(fragment);
});
