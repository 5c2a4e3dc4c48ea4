import type { LeaseTerms } from '../src/shared/lease/lease.ts';

/** Leases of up to half a million euros, for tests; one in ten without interest. */
export function randomLeases(random: () => number, count: number): Required<LeaseTerms>[] {
  return Array.from({ length: count }, () => {
    const price = Math.round(1000 + random() * 500_000);
    const downPayment = Math.round(price * random() * 0.5);
    const finalPayment = Math.round((price - downPayment) * random() * 0.9);
    const months = [24, 36, 48, 60, 72][Math.floor(random() * 5)] ?? 48;
    return { price, downPayment, finalPayment, months, annualRate: random() < 0.1 ? 0 : random() * 20 };
  });
}
