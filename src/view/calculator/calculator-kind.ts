import { type LeaseSettings, mileageOptions, type Option, termInWords } from '../../shared/lease-settings.ts';
import { leaseTypeOf, leaseTypes } from '../../shared/lease-types.ts';
import { type ChoiceName, calculatorFields, type InputName } from './calculator-fields.ts';

/** The differences between calculators. */
export interface CalculatorKind {
  settings: LeaseSettings;
  /** The `name` of the control of an input. */
  controlName(input: InputName): string;
  /** Empty for fields that this calculator lacks. */
  options: Readonly<Record<ChoiceName, readonly Option[]>>;
  required: readonly InputName[];
  calculateLabel: string;
  /** What is missing while the button is disabled. */
  notReady: string;
}

/** The general calculator, on its own page. */
export function generalCalculator(settings: LeaseSettings): CalculatorKind {
  return {
    settings,
    controlName: (input) => (input === 'price' ? 'vehiclePrice' : calculatorFields[input].control),
    options: {
      leaseType: leaseTypeOptions('financial', 'operational', 'fullservice', 'saleleaseback'),
      months: termOptions(settings),
      mileage: mileageOptions(settings.mileages),
      hardware: [],
    },
    required: ['price', 'leaseType', 'months'],
    calculateLabel: 'Bereken maandbedrag',
    notReady: 'Vul aanschafwaarde, leasevorm en looptijd in',
  };
}

const hasMileage = new Set(['bedrijfswagen', 'vrachtwagen']);
const hasHardware = new Set(['it-hardware']);

/** The calculator of an equipment page; `equipmentType`, its slug, decides on extra fields. */
export function equipmentCalculator(equipmentType: string, settings: LeaseSettings): CalculatorKind {
  return {
    settings,
    controlName: (input) => calculatorFields[input].control,
    options: {
      leaseType: leaseTypeOptions('operational', 'financial', 'full-service'),
      months: termOptions(settings),
      mileage: hasMileage.has(equipmentType) ? mileageOptions(settings.vehicleMileages) : [],
      hardware: hasHardware.has(equipmentType) ? settings.hardware : [],
    },
    required: ['price', 'months'],
    calculateLabel: 'Bereken Lease',
    notReady: 'Vul aanschafwaarde en looptijd in',
  };
}

function termOptions({ terms }: LeaseSettings): Option[] {
  return terms.map((months) => ({ value: String(months), label: termInWords(months) }));
}

function leaseTypeOptions(...values: string[]): Option[] {
  return values.map((value) => {
    const type = leaseTypeOf(value);
    if (type === undefined) throw new Error(`'${value}' is no lease type.`);
    return { value, label: leaseTypes[type].label };
  });
}
