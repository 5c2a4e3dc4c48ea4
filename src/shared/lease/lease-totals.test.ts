import { describe, expect, it } from 'vitest';
import { compareTerms, leaseTotals } from './lease-totals.ts';

it.each([
  [
    { price: 40000, months: 24, annualRate: 12 },
    { financed: 40000, instalments: 45192, total: 45192, interest: 5192, finalPayment: 0, downPayment: 0 },
  ],
  [
    { price: 40000, months: 48, annualRate: 12 },
    { financed: 40000, instalments: 50544, total: 50544, interest: 10544, finalPayment: 0, downPayment: 0 },
  ],
  [
    { price: 40000, downPayment: 4000, finalPayment: 8000, months: 48, annualRate: 12 },
    {
      financed: 36000,
      instalments: 39216,
      total: 51216,
      interest: 11216,
      finalPayment: 8000,
      downPayment: 4000,
    },
  ],
  [
    { price: 1499.99, downPayment: 0.1, finalPayment: 99.95, months: 24, annualRate: 12 },
    {
      financed: 1499.89,
      instalments: 1608,
      total: 1708.05,
      interest: 208.06,
      finalPayment: 99.95,
      downPayment: 0.1,
    },
  ],
])('the totals of %j follow from the monthly amount that is shown', (terms, totals) => {
  expect(leaseTotals(terms)).toEqual(totals);
});

describe('the terms', () => {
  it('are all that can be chosen, each with its own amount', () => {
    expect(compareTerms({ price: 40000, annualRate: 12 }, [24, 36, 48, 60, 72])).toEqual([
      { months: 24, monthlyAmount: 1883, total: 45192 },
      { months: 36, monthlyAmount: 1329, total: 47844 },
      { months: 48, monthlyAmount: 1053, total: 50544 },
      { months: 60, monthlyAmount: 890, total: 53400 },
      { months: 72, monthlyAmount: 782, total: 56304 },
    ]);
  });

  it('keep down payment and final payment', () => {
    const [, , third] = compareTerms(
      { price: 40000, downPayment: 4000, finalPayment: 8000, annualRate: 12 },
      [24, 36, 48, 60, 72],
    );
    expect(third).toEqual({ months: 48, monthlyAmount: 817, total: 51216 });
  });
});
