import { useId } from 'react';
import type { ChoiceName } from '../../shared/calculator/calculation-choices.ts';
import { Control, Field } from '../forms/fields/FormField.styles.ts';
import { CalculatorLabel } from './CalculatorLabel.tsx';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import { calculatorFields } from './calculator-fields.ts';

/** A select without initial choice. */
export function ChoiceField({ name }: { name: ChoiceName }) {
  const id = useId();
  const { kind } = useCalculatorInPage();
  const value = useCalculator((state) => state.input[name]);
  const change = useCalculator((state) => state.change);
  const required = kind.required.includes(name);
  return (
    <Field>
      <CalculatorLabel htmlFor={id} name={name} />
      <Control
        as="select"
        id={id}
        name={kind.controlName(name)}
        aria-required={required || undefined}
        value={value}
        onChange={(event) => change(name, event.target.value)}
      >
        <option value="">{calculatorFields[name].placeholder}</option>
        {kind.options[name].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
    </Field>
  );
}
