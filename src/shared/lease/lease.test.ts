import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../tests/random.ts';
import { randomLeases } from '../../../tests/random-leases.ts';
import { exactMonthlyPayment, isProposable, monthlyPayment, priceForPayment } from './lease.ts';

// Worked out with exact fractions, outside this code. Last two columns: before and after rounding, in euros.
const references = `
std-40000-24                      40000      0      0  24  12    1882.9389  1883
std-40000-48                      40000      0      0  48  12    1053.3534  1053
std-40000-60                      40000      0      0  60  12     889.7779   890
down10-40000-48                   40000   4000      0  48  12     948.0181   948
down10-balloon20-40000-48         40000   4000   8000  48  12     817.3474   817
down10-balloon20-40000-60         40000   4000   8000  60  12     702.8445   703
van-25000                         25000   2500   5000  48  12     510.8421   511
truck-120000-72                  120000  12000  24000  72  12    1882.2162  1882
tractorunit-135000-60            135000  27000  20000  60  12    2157.5114  2158
coffee-4995-36                     4995      0      0  36  12     165.9055   166
rate-5.5-40000-48                 40000   4000      0  48  5.5    837.2331   837
rate-6-balloon                    40000   4000   8000  60  6      581.3184   581
zero-rate                         36000      0      0  36  0     1000.0000  1000
zero-rate-tie                     36012      0      0  24  0     1500.5000  1501
zero-rate-balloon                 40000   4000   6000  60  0      500.0000   500
edge-down-equals-price            40000  40000      0  48  12       0.0000     0
edge-balloon-equals-principal     40000   4000  36000  48  12     360.0000   360
edge-balloon-too-large            40000  20000  40000  48  12    -126.6767     0
edge-balloon-operational-ignored  40000   4000      0  48  12     948.0181   948
edge-price-1                          1      0      0  72  12       0.0196     0
mk-financial-15500                40000   4000  15500  48  12     694.8436   695
mk-saleleaseback                 200000  30000      0  60  12    3781.5561  3782`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...numbers] = line.split(/\s+/);
    const [price = 0, downPayment, finalPayment, months, annualRate = 0, exact = 0, rounded] =
      numbers.map(Number);
    return { name, terms: { price, downPayment, finalPayment, months, annualRate }, exact, rounded };
  });

describe('monthlyPayment', () => {
  it('has all reference rows', () => expect(references).toHaveLength(22));

  it.each(references)('$name costs $rounded a month', ({ terms, exact, rounded }) => {
    expect(exactMonthlyPayment(terms)).toBeCloseTo(exact, 4);
    expect(monthlyPayment(terms)).toBe(rounded);
  });

  it('takes 48 months when nothing is said', () => {
    expect(monthlyPayment({ price: 40000, annualRate: 12 })).toBe(1053);
  });

  it('is 0, not minus 0, when more is paid down than it costs', () => {
    expect(monthlyPayment({ price: 100, downPayment: 200, annualRate: 12 })).toBe(0);
  });
});

const random = randomNumbers(20260101);
const drawn = randomLeases(random, 500);

describe('every lease', () => {
  it('has a schedule of interest and repayment that ends exactly on the final payment', () => {
    for (const terms of drawn) {
      const rate = terms.annualRate / 1200;
      const payment = exactMonthlyPayment(terms);
      let owed = terms.price - terms.downPayment;
      for (let month = 0; month < terms.months; month += 1) owed = owed * (1 + rate) - payment;
      expect(owed).toBeCloseTo(terms.finalPayment, 4);
    }
  });

  it('costs more a month when it is dearer, shorter, or leaves less for the end', () => {
    for (const terms of drawn) {
      const payment = exactMonthlyPayment(terms);
      expect(exactMonthlyPayment({ ...terms, price: terms.price + 1000 })).toBeGreaterThan(payment);
      expect(exactMonthlyPayment({ ...terms, finalPayment: terms.finalPayment * 0.9 - 1 })).toBeGreaterThan(
        payment,
      );
      expect(exactMonthlyPayment({ ...terms, months: terms.months - 12 })).toBeGreaterThan(payment);
    }
  });

  it('is interest over the final payment plus an annuity over the rest', () => {
    for (const { price, downPayment, finalPayment, months, annualRate } of drawn) {
      const rest = exactMonthlyPayment({ price: price - downPayment - finalPayment, months, annualRate });
      const whole = exactMonthlyPayment({ price, downPayment, finalPayment, months, annualRate });
      expect(whole).toBeCloseTo(rest + (finalPayment * annualRate) / 1200, 6);
    }
  });

  it('has a price that matches its monthly payment', () => {
    for (const { price: _, ...terms } of drawn) {
      const budget = 100 + Math.round(random() * 9000);
      const price = priceForPayment(budget, terms);
      expect(exactMonthlyPayment({ ...terms, price })).toBeLessThanOrEqual(budget + 1e-6);
      expect(exactMonthlyPayment({ ...terms, price: price + 1 })).toBeGreaterThan(budget);
    }
  });

  it('grows steadily from a rate of nearly 0', () => {
    const terms = { price: 36_000, months: 36 };
    expect(exactMonthlyPayment({ ...terms, annualRate: 1e-9 })).toBeCloseTo(1000, 5);
  });
});

it.each([
  ['nothing is paid down or left', {}, true],
  ['something is', { downPayment: 4000, finalPayment: 8000 }, true],
  ['all is paid down', { downPayment: 40_000 }, false],
  ['all that is financed is left for the end', { downPayment: 4000, finalPayment: 36_000 }, false],
  ['a month comes to less than half a euro', { downPayment: 39_990 }, false],
])('whether terms can be proposed when %s: %j', (_, terms, expected) => {
  expect(isProposable({ price: 40_000, months: 48, annualRate: 12, ...terms })).toBe(expected);
});
