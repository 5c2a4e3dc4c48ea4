import { useId } from 'react';
import type { CalculatorTerm } from '../../shared/calculator-terms.ts';
import { Control, Field } from '../forms/FormField.styles.ts';
import { CalculatorLabel } from './CalculatorLabel.tsx';
import { useCalculator } from './calculator-context.ts';
import type { Option } from './calculator-kind.ts';

interface ChoiceFieldProps {
  name: 'leaseType' | 'leaseTerm' | 'mileage' | 'usage';
  label: string;
  placeholder: string;
  options: readonly Option[];
  required?: boolean;
  term?: CalculatorTerm;
}

/** A choice from a list that starts with nothing chosen. */
export function ChoiceField({ name, label, placeholder, options, required, term }: ChoiceFieldProps) {
  const id = useId();
  const value = useCalculator((state) => state.input[name]);
  const change = useCalculator((state) => state.change);
  return (
    <Field>
      <CalculatorLabel htmlFor={id} label={label} required={required} term={term} />
      <Control
        as="select"
        id={id}
        name={name}
        aria-required={required}
        value={value}
        onChange={(event) => change(name, event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
    </Field>
  );
}
