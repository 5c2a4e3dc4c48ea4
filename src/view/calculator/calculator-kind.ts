import {
  generalMileages,
  hardwareTypes,
  termInWords,
  termsInMonths,
  vehicleMileages,
} from '../../shared/calculator-options.ts';
import { leaseTypeOf, leaseTypes } from '../../shared/lease-types.ts';
import type { ChoiceName, InputName } from './calculator-fields.ts';

interface Option {
  value: string;
  label: string;
}

/** The differences between calculators. */
export interface CalculatorKind {
  /** `name` attributes. */
  controlNames: Readonly<Record<InputName, string>>;
  /** Empty for fields that this calculator lacks. */
  options: Readonly<Record<ChoiceName, readonly Option[]>>;
  required: readonly InputName[];
  calculateLabel: string;
  /** What is missing while the button is disabled. */
  notReady: string;
}

const controlNames = {
  price: 'price',
  leaseType: 'leaseType',
  months: 'leaseTerm',
  downPayment: 'downPayment',
  finalPayment: 'slottermijn',
  mileage: 'mileage',
  hardware: 'usage',
} as const satisfies CalculatorKind['controlNames'];

const terms: readonly Option[] = termsInMonths.map((months) => ({
  value: String(months),
  label: termInWords(months),
}));

/** The general calculator, on its own page. */
export const generalCalculator: CalculatorKind = {
  controlNames: { ...controlNames, price: 'vehiclePrice' },
  options: {
    leaseType: leaseTypeOptions('financial', 'operational', 'fullservice', 'saleleaseback'),
    months: terms,
    mileage: generalMileages,
    hardware: [],
  },
  required: ['price', 'leaseType', 'months'],
  calculateLabel: 'Bereken maandbedrag',
  notReady: 'Vul aanschafwaarde, leasevorm en looptijd in',
};

const optionsByEquipmentType = new Map<string, Partial<CalculatorKind['options']>>([
  ['bedrijfswagen', { mileage: vehicleMileages }],
  ['vrachtwagen', { mileage: vehicleMileages }],
  ['it-hardware', { hardware: hardwareTypes }],
]);

/** The calculator of an equipment page; `equipmentType`, its slug, decides on extra fields. */
export function equipmentCalculator(equipmentType: string): CalculatorKind {
  return {
    controlNames,
    options: {
      leaseType: leaseTypeOptions('operational', 'financial', 'full-service'),
      months: terms,
      mileage: [],
      hardware: [],
      ...optionsByEquipmentType.get(equipmentType),
    },
    required: ['price', 'months'],
    calculateLabel: 'Bereken Lease',
    notReady: 'Vul aanschafwaarde en looptijd in',
  };
}

function leaseTypeOptions(...values: string[]): Option[] {
  return values.map((value) => {
    const type = leaseTypeOf(value);
    if (type === undefined) throw new Error(`'${value}' is no lease type.`);
    return { value, label: leaseTypes[type].label };
  });
}
