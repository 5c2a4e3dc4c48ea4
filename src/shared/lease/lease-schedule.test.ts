import { expect, it } from 'vitest';
import { randomNumbers } from '../../../tests/random.ts';
import { randomLeases } from '../../../tests/random-leases.ts';
import { monthlyPayment } from './lease.ts';
import { paymentSchedule } from './lease-schedule.ts';
import { leaseTotals } from './lease-totals.ts';

it('says for each year what is paid and what is left', () => {
  expect(
    paymentSchedule({ price: 40_000, downPayment: 4000, finalPayment: 8000, months: 24, annualRate: 12 }),
  ).toEqual([
    { year: 1, opening: 36_000, interest: 3611, repayment: 13_165, closing: 22_835 },
    { year: 2, opening: 22_835, interest: 1941, repayment: 14_835, closing: 8000 },
  ]);
});

it('adds up to the euro, whatever the lease', () => {
  for (const terms of randomLeases(randomNumbers(20261122), 500)) {
    const years = paymentSchedule(terms);
    const { financed, interest } = leaseTotals(terms);
    expect(years).toHaveLength(terms.months / 12);
    expect(years[0]?.opening).toBe(financed);
    expect(years.at(-1)?.closing).toBe(terms.finalPayment);
    expect(years.reduce((sum, year) => sum + year.interest, 0)).toBe(interest);
    for (const [index, { opening, interest: inYear, repayment, closing }] of years.entries()) {
      expect(opening - repayment).toBe(closing);
      expect(inYear + repayment).toBe(monthlyPayment(terms) * 12);
      expect(years[index + 1]?.opening ?? closing).toBe(closing);
    }
  }
});

it('adds up in every term that a site may offer', () => {
  for (let months = 6; months <= 180; months += 1) {
    const terms = { price: 50_000, downPayment: 2500, finalPayment: 5000, months, annualRate: 12 };
    const years = paymentSchedule(terms);
    const { interest, financed, finalPayment } = leaseTotals(terms);
    const sum = (part: 'interest' | 'repayment') => years.reduce((total, year) => total + year[part], 0);
    const actual = { years: years.length, interest: sum('interest'), repayment: sum('repayment') };
    const expected = { years: Math.ceil(months / 12), interest, repayment: financed - finalPayment };
    expect({ months, ...actual }).toEqual({ months, ...expected });
  }
});

it('counts only the payments of a last year that is not whole', () => {
  expect(paymentSchedule({ price: 50_000, months: 18, annualRate: 12 })).toEqual([
    { year: 1, opening: 50_000, interest: 4259, repayment: 32_329, closing: 17_671 },
    { year: 2, opening: 17_671, interest: 623, repayment: 17_671, closing: 0 },
  ]);
});

it('charges less interest each year, as less is owed', () => {
  for (const terms of randomLeases(randomNumbers(7), 200)) {
    if (terms.annualRate < 1 || terms.price < 20_000) continue;
    const interests = paymentSchedule(terms).map(({ interest }) => interest);
    expect([...interests].sort((one, other) => other - one)).toEqual(interests);
  }
});

it('keeps the cents that were filled in', () => {
  const years = paymentSchedule({
    price: 1499.99,
    downPayment: 0.1,
    finalPayment: 99.95,
    months: 24,
    annualRate: 12,
  });
  expect(years[0]?.opening).toBe(1499.89);
  expect(years.at(-1)?.closing).toBe(99.95);
});
