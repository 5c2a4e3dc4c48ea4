import type { LeaseTerms } from '../lease/lease.ts';
import { isLoan, leaseTypes } from '../lease/lease-types.ts';
import type { CalculationInput, Configuration } from './calculation.ts';

const ofRent =
  'Dit bedrag is zonder restwaarde en diensten zoals onderhoud. In een offerte tellen de restwaarde en gekozen diensten mee.';

/** Of what a visitor gave and the sum leaves out. */
const notCountedYet = {
  mileage: 'Je kilometers tellen mee in een offerte, nog niet in dit bedrag.',
  hardware: 'Het type hardware telt mee in een offerte, nog niet in dit bedrag.',
} as const satisfies Record<Exclude<keyof CalculationInput, keyof LeaseTerms | 'leaseType'>, string>;

/** What the monthly amount leaves out and what happens at the end, in sentences, as screen and mail say it. */
export function calculationRemarks(configuration: Configuration): string[] {
  const { leaseType } = configuration;
  const given = new Map(Object.entries(configuration));
  return [
    ...(isLoan(leaseType) ? [] : [ofRent]),
    ...Object.entries(notCountedYet).flatMap(([name, sentence]) => (given.get(name) ? [sentence] : [])),
    ...(leaseType ? [leaseTypes[leaseType].atTheEnd] : []),
  ];
}
