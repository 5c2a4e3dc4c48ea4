import type { CalculationInput } from '../../shared/calculator/calculation.ts';
import type { ChoiceName } from '../../shared/calculator/calculation-choices.ts';
import { factTexts } from '../../shared/calculator/calculation-text.ts';
import { namesOf } from '../../shared/names-of.ts';

/** Fields, one per input of a calculation. */
export type InputName = keyof CalculationInput;

/** Amount fields. */
export type AmountName = Exclude<InputName, ChoiceName>;

interface CalculatorField {
  /** The `name` of its control; calculators may have their own. */
  control: string;
  label: string;
}

interface AmountField extends CalculatorField {
  hint: string;
}

interface ChoiceField extends CalculatorField {
  placeholder: string;
}

type CalculatorFields = { [Name in InputName]: Name extends ChoiceName ? ChoiceField : AmountField };

/** Calculator fields in display order. */
export const calculatorFields: CalculatorFields = {
  price: {
    control: 'price',
    label: `${factTexts.price.label} (excl. btw)`,
    hint: 'Bijvoorbeeld 40.000',
  },
  leaseType: {
    control: 'leaseType',
    label: factTexts.leaseType.label,
    placeholder: 'Kies een leasevorm',
  },
  months: {
    control: 'leaseTerm',
    label: factTexts.months.label,
    placeholder: 'Kies een looptijd',
  },
  downPayment: {
    control: 'downPayment',
    label: factTexts.downPayment.label,
    hint: 'Het deel dat je zelf betaalt en niet financiert.',
  },
  finalPayment: {
    control: 'slottermijn',
    label: factTexts.finalPayment.label,
    hint: 'Het bedrag dat je aan het einde in één keer betaalt.',
  },
  mileage: { control: 'mileage', label: factTexts.mileage.label, placeholder: 'Kies een aantal' },
  hardware: { control: 'usage', label: factTexts.hardware.label, placeholder: 'Kies een type' },
};

/** Field names in display order. */
export const inputNames = namesOf(calculatorFields);

/** Whether a field is a select. */
export function isChoice(name: InputName): name is ChoiceName {
  return 'placeholder' in calculatorFields[name];
}
