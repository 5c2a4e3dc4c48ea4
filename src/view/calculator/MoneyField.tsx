import { useId } from 'react';
import { formatEuro, readAmount } from '../../shared/amount.ts';
import type { CalculatorTerm } from '../../shared/calculator-terms.ts';
import { Control, Field, FieldMessage } from '../forms/FormField.styles.ts';
import { CalculatorLabel } from './CalculatorLabel.tsx';
import { useCalculator, useReading } from './calculator-context.ts';

interface MoneyFieldProps {
  name: 'price' | 'downPayment' | 'slottermijn';
  /** The control's `name` where it differs. */
  controlName?: string;
  label: string;
  /** Left out where the placeholder is the example already. */
  hint?: string;
  placeholder?: string;
  required?: boolean;
  term?: CalculatorTerm;
}

/** An amount in Dutch notation. The line below says what is wrong, else what was read, else what to fill in. */
export function MoneyField({
  name,
  controlName = name,
  label,
  hint,
  placeholder,
  required,
  term,
}: MoneyFieldProps) {
  const id = useId();
  const text = useCalculator((state) => state.input[name]);
  const left = useCalculator((state) => state.left[name]);
  const change = useCalculator((state) => state.change);
  const leave = useCalculator((state) => state.leave);
  const { errors } = useReading();
  const error = left ? errors[name] : undefined;
  const amount = readAmount(text);
  return (
    <Field>
      <CalculatorLabel htmlFor={id} label={label} required={required} term={term} />
      <Control
        id={id}
        name={controlName}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-message`}
        value={text}
        onChange={(event) => change(name, event.target.value)}
        onBlur={() => leave(name)}
      />
      <FieldMessage id={`${id}-message`} data-tone={error ? 'bad' : 'quiet'} data-room="long">
        {error ?? (amount === undefined ? hint : `We rekenen met ${formatEuro(amount)}`)}
      </FieldMessage>
    </Field>
  );
}
