import { useId } from 'react';
import { formatAmount, readAmount } from '../../shared/text/amount.ts';
import { Control, Field, FieldMessage } from '../forms/fields/FormField.styles.ts';
import { CalculatorLabel } from './CalculatorLabel.tsx';
import { calculatingWith } from './calculating-with.ts';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import { type AmountName, calculatorFields } from './calculator-fields.ts';

/** An amount in Dutch notation. Below: the error, else the parsed amount, else a hint. */
export function MoneyField({ name }: { name: AmountName }) {
  const id = useId();
  const { kind, equipment, priceExample } = useCalculatorInPage();
  const text = useCalculator((state) => state.input[name]);
  const isTyped = useCalculator(({ current }) => current?.name === name && current.isTyped);
  const error = useCalculator(({ touched, reading }) => (touched[name] ? reading.errors[name] : undefined));
  const isExample = useCalculator(({ hasExamplePrice }) => name === 'price' && hasExamplePrice);
  const change = useCalculator((state) => state.change);
  const blur = useCalculator((state) => state.blur);
  const amount = readAmount(text);
  const placeholder =
    name === 'price' && equipment && priceExample ? `bijv. ${formatAmount(priceExample)}` : undefined;
  const hint = placeholder === undefined ? calculatorFields[name].hint : 'Een schatting is genoeg.';
  return (
    <Field>
      <CalculatorLabel htmlFor={id} name={name} />
      <Control
        id={id}
        name={kind.controlName(name)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        aria-required={kind.required.includes(name) || undefined}
        aria-invalid={error ? true : undefined}
        // Read at each key otherwise, where the status is announced once the visitor pauses.
        aria-describedby={isTyped ? undefined : `${id}-message`}
        value={text}
        onChange={(event) => change(name, event.target.value)}
        onBlur={() => blur(name)}
      />
      <FieldMessage id={`${id}-message`} data-tone={error ? 'bad' : 'quiet'} data-room="long">
        {error ?? (amount === undefined ? hint : calculatingWith(amount, { isExample }))}
      </FieldMessage>
    </Field>
  );
}
