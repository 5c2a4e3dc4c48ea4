import type { CalculatorTerm } from '../../shared/calculator-terms.ts';
import { FieldLabel, LabelRow, Optional } from '../forms/FormField.styles.ts';
import { TermHelp } from '../parts/TermHelp.tsx';
import { useCalculatorInPage } from './calculator-context.ts';

interface CalculatorLabelProps {
  /** The `id` of the control. */
  htmlFor: string;
  label: string;
  required?: boolean;
  /** The word that the glossary may explain. */
  term?: CalculatorTerm;
}

/** The label of a calculator's field, with a way to its explanation beside it. */
export function CalculatorLabel({ htmlFor, label, required, term }: CalculatorLabelProps) {
  const explained = useCalculatorInPage().terms?.find(({ title }) => title === term);
  return (
    <LabelRow>
      <FieldLabel htmlFor={htmlFor}>
        {label}
        {!required && <Optional> (niet verplicht)</Optional>}
      </FieldLabel>
      {explained && <TermHelp term={explained} />}
    </LabelRow>
  );
}
