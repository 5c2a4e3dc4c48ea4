/** What the calculation, the fields and the texts need to know of each lease type. */
export const leaseTypes = {
  financial: { label: 'Financial Lease', hasFinalPayment: true, hasMileage: false },
  operational: { label: 'Operational Lease', hasFinalPayment: false, hasMileage: true },
  fullservice: { label: 'Full Service Lease', hasFinalPayment: false, hasMileage: true },
  saleleaseback: { label: 'Sale & Leaseback', hasFinalPayment: false, hasMileage: false },
} as const;

export type LeaseType = keyof typeof leaseTypes;

export const leaseTypeNames = Object.keys(leaseTypes).filter((name): name is LeaseType => name in leaseTypes);

/** The lease type that a select's value stands for; `undefined` for the empty or an unknown value. */
export function leaseTypeOf(value: string): LeaseType | undefined {
  // The calculators of equipment pages write it with a hyphen.
  const name = value === 'full-service' ? 'fullservice' : value;
  return leaseTypeNames.find((type) => type === name);
}
