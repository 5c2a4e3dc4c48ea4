import { expect, it } from 'vitest';
import type { Configuration } from './calculation.ts';
import { costLines } from './cost-lines.ts';

const car: Configuration = { price: 40_000, downPayment: 4_000, months: 48, annualRate: 12 };

it.each<[string, Configuration, string[]]>([
  [
    'a loan with a final payment',
    { ...car, leaseType: 'financial', finalPayment: 8_000 },
    [
      'Te financieren € 36.000',
      'Totaal van de termijnen € 39.216',
      'Slottermijn € 8.000',
      'Aanbetaling € 4.000',
      'In totaal € 51.216',
      'Rente in totaal € 11.216',
    ],
  ],
  [
    'a loan that is paid off by its terms',
    { ...car, leaseType: 'saleleaseback' },
    [
      'Te financieren € 36.000',
      'Totaal van de termijnen € 45.504',
      'Aanbetaling € 4.000',
      'In totaal € 49.504',
      'Rente in totaal € 9.504',
    ],
  ],
  [
    'a lease of which the form is not chosen yet',
    car,
    [
      'Te financieren € 36.000',
      'Totaal van de termijnen € 45.504',
      'Aanbetaling € 4.000',
      'In totaal € 49.504',
      'Rente in totaal € 9.504',
    ],
  ],
  [
    'a rent',
    { ...car, leaseType: 'operational' },
    ['Totaal van de termijnen € 45.504', 'Aanbetaling € 4.000', 'In totaal € 49.504'],
  ],
  [
    'a rent with services',
    { ...car, downPayment: 0, leaseType: 'fullservice' },
    ['Totaal van de termijnen € 50.544'],
  ],
  [
    'a loan of so little that its terms round to nothing',
    { ...car, leaseType: 'financial', downPayment: 39_999 },
    ['Te financieren € 1', 'Totaal van de termijnen € 0', 'Aanbetaling € 39.999', 'In totaal € 39.999'],
  ],
])('says what %s costs in all', (_, configuration, lines) => {
  const read = costLines(configuration).map(({ label, value }) => `${label} ${value.replace('\u00a0', ' ')}`);
  expect(read).toEqual(lines);
});
