import { useId } from 'react';
import { formatEuro, readAmount } from '../../shared/amount.ts';
import { Control, Field, FieldLabel, FieldMessage, Optional } from '../forms/FormField.styles.ts';
import { useCalculator, useReading } from './calculator-context.ts';

interface MoneyFieldProps {
  name: 'price' | 'downPayment' | 'slottermijn';
  /** The control's `name` where it differs. */
  controlName?: string;
  label: string;
  hint: string;
  placeholder?: string;
  required?: boolean;
}

/** An amount in Dutch notation. The line below says what is wrong, else what was read, else what to fill in. */
export function MoneyField({
  name,
  controlName = name,
  label,
  hint,
  placeholder,
  required,
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
      <FieldLabel htmlFor={id}>
        {label}
        {!required && <Optional> (niet verplicht)</Optional>}
      </FieldLabel>
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
