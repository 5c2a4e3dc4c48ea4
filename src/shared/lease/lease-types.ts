import { namesOf } from '../names-of.ts';

/** Properties of each lease type; with a loan the lessee repays and owns, else rents. Its end in a sentence. */
export const leaseTypes = {
  financial: {
    label: 'Financial Lease',
    isLoan: true,
    hasFinalPayment: true,
    hasMileage: false,
    atTheEnd: 'Na de laatste betaling ben je eigenaar.',
  },
  operational: {
    label: 'Operational Lease',
    isLoan: false,
    hasFinalPayment: false,
    hasMileage: true,
    atTheEnd: 'Aan het einde lever je in, verleng je of neem je over in overleg.',
  },
  fullservice: {
    label: 'Full Service Lease',
    isLoan: false,
    hasFinalPayment: false,
    hasMileage: true,
    atTheEnd: 'Aan het einde lever je in of vernieuw je.',
  },
  saleleaseback: {
    label: 'Sale & Leaseback',
    isLoan: true,
    hasFinalPayment: false,
    hasMileage: false,
    atTheEnd: 'Aan het einde lever je in, lease je door of koop je terug, zoals in je contract staat.',
  },
} as const;

export type LeaseType = keyof typeof leaseTypes;

export const leaseTypeNames = namesOf(leaseTypes);

/** The lease types as options of a select. */
export const leaseTypeOptions = leaseTypeNames.map((value) => ({ value, label: leaseTypes[value].label }));

/** Whether the lessee pays off a loan; so too while no lease type is chosen. */
export function isLoan(type: LeaseType | undefined): boolean {
  return type === undefined || leaseTypes[type].isLoan;
}

/** What equipment pages offer, by the name that they send. */
export const equipmentLeaseTypes = {
  operational: 'operational',
  financial: 'financial',
  'full-service': 'fullservice',
} as const satisfies Record<string, LeaseType>;

const typesByValue: ReadonlyMap<string, LeaseType> = new Map([
  ...leaseTypeNames.map((name) => [name, name] as const),
  ...Object.entries(equipmentLeaseTypes),
]);

/** The lease type of a select's value, on any page; `undefined` if empty or unknown. */
export function leaseTypeOf(value: string): LeaseType | undefined {
  return typesByValue.get(value);
}
