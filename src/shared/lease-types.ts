/** Properties of each lease type. */
export const leaseTypes = {
  financial: { label: 'Financial Lease', hasFinalPayment: true, hasMileage: false },
  operational: { label: 'Operational Lease', hasFinalPayment: false, hasMileage: true },
  fullservice: { label: 'Full Service Lease', hasFinalPayment: false, hasMileage: true },
  saleleaseback: { label: 'Sale & Leaseback', hasFinalPayment: false, hasMileage: false },
} as const;

export type LeaseType = keyof typeof leaseTypes;

export const leaseTypeNames = Object.keys(leaseTypes).filter((name): name is LeaseType => name in leaseTypes);

/** The lease type of a select's value; `undefined` if empty or unknown. */
export function leaseTypeOf(value: string): LeaseType | undefined {
  // Equipment pages hyphenate it.
  const name = value === 'full-service' ? 'fullservice' : value;
  return leaseTypeNames.find((type) => type === name);
}
