import { calculatorTerm } from '../../shared/calculator/calculator-term.ts';
import { FieldLabel, LabelRow, Optional } from '../forms/fields/FormField.styles.ts';
import { TermHelp } from '../parts/TermHelp.tsx';
import { useCalculatorInPage } from './calculator-context.ts';
import { calculatorFields, type InputName } from './calculator-fields.ts';

interface CalculatorLabelProps {
  /** The `id` of the control. */
  htmlFor: string;
  name: InputName;
}

/** A calculator field's label, with its explanation. */
export function CalculatorLabel({ htmlFor, name }: CalculatorLabelProps) {
  const { kind, terms } = useCalculatorInPage();
  const { label } = calculatorFields[name];
  const explained = terms?.find(({ title }) => title === calculatorTerm(name));
  return (
    <LabelRow>
      <FieldLabel htmlFor={htmlFor}>
        {label}
        {!kind.required.includes(name) && <Optional> (niet verplicht)</Optional>}
      </FieldLabel>
      {explained && <TermHelp term={explained} />}
    </LabelRow>
  );
}
