import { describe, expect, it } from 'vitest';
import { dutchMonths } from '../text/dutch-date.ts';
import { monthlyPayment } from './lease.ts';
import { seasonTerms } from './season-terms.ts';

const lease = { price: 95_000, months: 60, annualRate: 12 };

describe('seasonTerms', () => {
  it.each([
    ['every month is as high', { highMonths: dutchMonths, times: 3 }, 'high'],
    ['no month is higher', { highMonths: [], times: 3 }, 'low'],
    ['the season costs as much', { highMonths: ['juli', 'augustus'] as const, times: 1 }, 'low'],
  ] as const)('is an ordinary lease where %s', (_what, season, amount) => {
    expect(seasonTerms(lease, season)[amount]).toBe(monthlyPayment(lease));
  });

  it.each([
    [['januari'], 12],
    [['juli', 'augustus', 'september', 'oktober'], 3],
    [['maart', 'oktober', 'november'], 2],
  ] as const)('pays off the whole price with %s', (highMonths, times) => {
    const { low, high } = seasonTerms(lease, { highMonths, times });
    let owed = lease.price;
    for (let month = 0; month < lease.months; month += 1) {
      const isHigh = highMonths.some((name) => name === dutchMonths[month % 12]);
      owed = owed * 1.01 - (isHigh ? high : low);
    }
    // Rounded to whole euros in each month.
    expect(Math.abs(owed)).toBeLessThan(lease.months);
    expect(high / low).toBeCloseTo(times, 2);
  });

  it('costs more the later in the year the season is', () => {
    const first = seasonTerms(lease, { highMonths: ['januari'], times: 6 });
    const last = seasonTerms(lease, { highMonths: ['december'], times: 6 });
    expect(last.low).toBeGreaterThan(first.low);
  });
});
