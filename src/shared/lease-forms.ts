/** What the calculation, the fields and the texts need to know of each lease form. */
export const leaseForms = {
  financial: { label: 'Financial Lease', hasFinalPayment: true, hasMileage: false },
  operational: { label: 'Operational Lease', hasFinalPayment: false, hasMileage: true },
  fullservice: { label: 'Full Service Lease', hasFinalPayment: false, hasMileage: true },
  saleleaseback: { label: 'Sale & Leaseback', hasFinalPayment: false, hasMileage: false },
} as const;

export type LeaseForm = keyof typeof leaseForms;

/** The values of the two calculators' selects; they write full service differently. */
const leaseFormByValue = new Map<string, LeaseForm>([
  ['financial', 'financial'],
  ['operational', 'operational'],
  ['fullservice', 'fullservice'],
  ['full-service', 'fullservice'],
  ['saleleaseback', 'saleleaseback'],
]);

/** The lease form that a select's value stands for; `undefined` for the empty or an unknown value. */
export function leaseFormOf(value: string): LeaseForm | undefined {
  return leaseFormByValue.get(value);
}
