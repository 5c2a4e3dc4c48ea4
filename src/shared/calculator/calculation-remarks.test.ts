import { expect, it } from 'vitest';
import { type LeaseType, leaseTypes } from '../lease/lease-types.ts';
import { calculationRemarks } from './calculation-remarks.ts';

it.each<[LeaseType | undefined, string[]]>([
  [undefined, []],
  ['financial', ['Na de laatste betaling ben je eigenaar.']],
  [
    'operational',
    [
      'Dit bedrag is zonder restwaarde en diensten zoals onderhoud. In een offerte tellen de restwaarde en gekozen diensten mee.',
      'Je kilometers tellen mee in een offerte, nog niet in dit bedrag.',
      'Aan het einde lever je in, verleng je of neem je over in overleg.',
    ],
  ],
  [
    'fullservice',
    [
      'Dit bedrag is zonder restwaarde en diensten zoals onderhoud. In een offerte tellen de restwaarde en gekozen diensten mee.',
      'Je kilometers tellen mee in een offerte, nog niet in dit bedrag.',
      'Aan het einde lever je in of vernieuw je.',
    ],
  ],
  [
    'saleleaseback',
    ['Aan het einde lever je in, lease je door of koop je terug, zoals in je contract staat.'],
  ],
])('says of %s what its amount leaves out, and whether the lessee keeps it', (leaseType, remarks) => {
  const mileage = leaseType && leaseTypes[leaseType].hasMileage ? '15.000' : undefined;
  const configuration = { price: 40_000, downPayment: 0, months: 48, annualRate: 12, leaseType, mileage };
  expect(calculationRemarks(configuration)).toEqual(remarks);
});
