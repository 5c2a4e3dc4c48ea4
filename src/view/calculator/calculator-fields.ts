import type { Configuration } from '../../shared/calculation.ts';
import { factTexts } from '../../shared/calculation-text.ts';
import type { CalculatorTerm } from '../../shared/calculator-terms.ts';

/** The fields of a calculator: one for each part of a configuration. */
export type InputName = keyof Configuration;

/** The fields that are a choice from a list. */
export type ChoiceName = 'leaseType' | 'months' | 'mileage' | 'hardware';

/** The fields that take an amount. */
export type AmountName = Exclude<InputName, ChoiceName>;

interface CalculatorField {
  label: string;
  /** The word in its label that the glossary may explain. */
  term?: CalculatorTerm;
}

interface AmountField extends CalculatorField {
  hint: string;
}

interface ChoiceField extends CalculatorField {
  placeholder: string;
}

type CalculatorFields = { [Name in InputName]: Name extends ChoiceName ? ChoiceField : AmountField };

/** The fields of the calculators, in the order of the page. */
export const calculatorFields: CalculatorFields = {
  price: {
    label: `${factTexts.price.label} (excl. btw)`,
    term: 'aanschafwaarde',
    hint: 'Bijvoorbeeld 40.000',
  },
  leaseType: { label: factTexts.leaseType.label, term: 'leasevorm', placeholder: 'Kies een leasevorm' },
  months: { label: factTexts.months.label, term: 'looptijd', placeholder: 'Kies een looptijd' },
  downPayment: {
    label: factTexts.downPayment.label,
    term: 'aanbetaling',
    hint: 'Het deel dat je zelf betaalt en niet financiert.',
  },
  finalPayment: {
    label: factTexts.finalPayment.label,
    term: 'slottermijn',
    hint: 'Het bedrag dat je aan het einde in één keer betaalt.',
  },
  mileage: { label: factTexts.mileage.label, placeholder: 'Kies het aantal kilometers' },
  hardware: { label: factTexts.hardware.label, placeholder: 'Kies een type' },
};

/** The names of the fields, in the order of the page. */
export const inputNames = Object.keys(calculatorFields).filter(
  (name): name is InputName => name in calculatorFields,
);

/** Whether a field is a choice from a list. */
export function isChoice(name: InputName): name is ChoiceName {
  return 'placeholder' in calculatorFields[name];
}
