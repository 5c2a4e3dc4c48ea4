import type { ChoiceName } from '../../shared/calculator/calculation-choices.ts';
import {
  type LeaseSettings,
  mileageOptions,
  type Option,
  termOptions,
} from '../../shared/lease/lease-settings.ts';
import { equipmentLeaseTypes, leaseTypeOptions, leaseTypes } from '../../shared/lease/lease-types.ts';
import type { BlockOf } from '../../shared/page/page.ts';
import { calculatorFields, type InputName } from './calculator-fields.ts';

/** The differences between calculators. */
export interface CalculatorKind {
  settings: LeaseSettings;
  /** The `name` of the control of an input. */
  controlName(input: InputName): string;
  /** Empty for fields that this calculator lacks. */
  options: Readonly<Record<ChoiceName, readonly Option[]>>;
  required: readonly InputName[];
  calculateLabel: string;
}

/** The general calculator, on its own page. */
export function generalCalculator(settings: LeaseSettings): CalculatorKind {
  return {
    settings,
    controlName: (input) => (input === 'price' ? 'vehiclePrice' : calculatorFields[input].control),
    options: {
      leaseType: leaseTypeOptions,
      months: termOptions(settings),
      mileage: mileageOptions(settings.mileages),
      hardware: [],
    },
    required: ['price', 'leaseType', 'months'],
    calculateLabel: 'Bereken maandbedrag',
  };
}

/** What an equipment page may ask besides what all of them do. */
export type ExtraQuestion = NonNullable<BlockOf<'equipment-calculator'>['asks']>[number];

/** From what a visitor chooses, of each further question that a page may ask. */
const extraOptions: Readonly<Record<ExtraQuestion, (settings: LeaseSettings) => readonly Option[]>> = {
  mileage: ({ vehicleMileages }) => mileageOptions(vehicleMileages),
  hardware: ({ hardware }) => hardware,
};

/** The calculator of an equipment page. */
export function equipmentCalculator(
  settings: LeaseSettings,
  asks: readonly ExtraQuestion[] = [],
): CalculatorKind {
  const extra = (question: ExtraQuestion) =>
    asks.includes(question) ? extraOptions[question](settings) : [];
  return {
    settings,
    controlName: (input) => calculatorFields[input].control,
    options: {
      leaseType: equipmentLeaseTypeOptions,
      months: termOptions(settings),
      mileage: extra('mileage'),
      hardware: extra('hardware'),
    },
    required: ['price', 'months'],
    calculateLabel: 'Bereken Lease',
  };
}

const equipmentLeaseTypeOptions = Object.entries(equipmentLeaseTypes).map(
  ([value, type]): Option => ({ value, label: leaseTypes[type].label }),
);
