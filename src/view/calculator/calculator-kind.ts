import { termInWords } from '../../shared/calculation-words.ts';
import {
  generalMileages,
  hardwareTypes,
  termsInMonths,
  vehicleMileages,
} from '../../shared/calculator-options.ts';
import { leaseFormOf, leaseForms } from '../../shared/lease-forms.ts';

export interface Option {
  value: string;
  label: string;
}

/** In what the calculators differ. */
export interface CalculatorKind {
  /** The `name` of the price control. */
  priceName: 'vehiclePrice' | 'price';
  leaseTypes: readonly Option[];
  leaseTypeRequired: boolean;
  /** Empty when this calculator never asks for it. */
  mileages: readonly Option[];
  /** Empty when this calculator never asks for it. */
  hardware: readonly Option[];
  calculateLabel: string;
  /** What the visitor still has to do while the button is disabled. */
  notReady: string;
}

export const terms: readonly Option[] = termsInMonths.map((months) => ({
  value: String(months),
  label: termInWords(months),
}));

/** The calculator on a page of its own, for anything that can be leased. */
export const generalCalculator: CalculatorKind = {
  priceName: 'vehiclePrice',
  leaseTypes: leaseTypeOptions('financial', 'operational', 'fullservice', 'saleleaseback'),
  leaseTypeRequired: true,
  mileages: generalMileages,
  hardware: [],
  calculateLabel: 'Bereken maandbedrag',
  notReady: 'Vul aanschafwaarde, leasevorm en looptijd in',
};

const extrasByEquipmentType = new Map<
  string,
  Pick<CalculatorKind, 'mileages'> | Pick<CalculatorKind, 'hardware'>
>([
  ['bedrijfswagen', { mileages: vehicleMileages }],
  ['vrachtwagen', { mileages: vehicleMileages }],
  ['it-hardware', { hardware: hardwareTypes }],
]);

/** The calculator on an equipment page; `equipmentType` is the page's slug and decides what more is asked. */
export function equipmentCalculator(equipmentType: string): CalculatorKind {
  return {
    priceName: 'price',
    leaseTypes: leaseTypeOptions('operational', 'financial', 'full-service'),
    leaseTypeRequired: false,
    mileages: [],
    hardware: [],
    calculateLabel: 'Bereken Lease',
    notReady: 'Vul aanschafwaarde en looptijd in',
    ...extrasByEquipmentType.get(equipmentType),
  };
}

function leaseTypeOptions(...values: string[]): Option[] {
  return values.map((value) => {
    const form = leaseFormOf(value);
    if (form === undefined) throw new Error(`'${value}' is no lease form.`);
    return { value, label: leaseForms[form].label };
  });
}
