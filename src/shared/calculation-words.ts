/** What the lines of a calculation begin with: on the screen, in messages, and where messages are read again. */
export const calculationLabels = {
  price: 'Aanschafwaarde',
  leaseForm: 'Leasevorm',
  term: 'Looptijd',
  equipment: 'Materieel',
  vehicleType: 'Voertuigtype',
  downPayment: 'Aanbetaling',
  finalPayment: 'Slottermijn',
  mileage: 'Kilometers per jaar',
  hardware: 'Type hardware',
  monthlyAmount: 'Indicatief maandbedrag',
} as const;

/** Stands in the place of the lease form when none was chosen. */
export const noLeaseForm = 'nog niet gekozen';

/** Stands behind the monthly amount in messages. */
export const excludingVat = 'excl. btw';

/** The term as people write it: `48 maanden`. */
export function termInWords(months: number): string {
  return `${months} maanden`;
}
