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
      'Totaal van de betalingen € 47.216',
      'Rente in totaal € 11.216',
    ],
  ],
  [
    'a loan that is paid off by its terms',
    { ...car, leaseType: 'saleleaseback' },
    ['Te financieren € 36.000', 'Totaal van de termijnen € 45.504', 'Rente in totaal € 9.504'],
  ],
  [
    'a lease of which the form is not chosen yet',
    car,
    ['Te financieren € 36.000', 'Totaal van de termijnen € 45.504', 'Rente in totaal € 9.504'],
  ],
  ['a rent', { ...car, leaseType: 'operational' }, ['Totaal van de termijnen € 45.504']],
  ['a rent with services', { ...car, leaseType: 'fullservice' }, ['Totaal van de termijnen € 45.504']],
])('says what %s costs in all', (_, configuration, lines) => {
  const read = costLines(configuration).map(({ label, value }) => `${label} ${value.replace('\u00a0', ' ')}`);
  expect(read).toEqual(lines);
});
