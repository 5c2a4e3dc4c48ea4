import { useId } from 'react';
import { formatAmount, formatEuro, readAmount } from '../../shared/amount.ts';
import { Control, Field, FieldMessage } from '../forms/FormField.styles.ts';
import { CalculatorLabel } from './CalculatorLabel.tsx';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import { type AmountName, calculatorFields } from './calculator-fields.ts';

/** An amount in Dutch notation. Below: the error, else the parsed amount, else a hint. */
export function MoneyField({ name }: { name: AmountName }) {
  const id = useId();
  const { kind, priceExample } = useCalculatorInPage();
  const text = useCalculator((state) => state.input[name]);
  const error = useCalculator(({ touched, reading }) => (touched[name] ? reading.errors[name] : undefined));
  const change = useCalculator((state) => state.change);
  const blur = useCalculator((state) => state.blur);
  const amount = readAmount(text);
  const example = name === 'price' ? priceExample : undefined;
  return (
    <Field>
      <CalculatorLabel htmlFor={id} name={name} />
      <Control
        id={id}
        name={kind.controlNames[name]}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={example === undefined ? undefined : `bijv. ${formatAmount(example)}`}
        aria-required={kind.required.includes(name) || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-message`}
        value={text}
        onChange={(event) => change(name, event.target.value)}
        onBlur={() => blur(name)}
      />
      <FieldMessage id={`${id}-message`} data-tone={error ? 'bad' : 'quiet'} data-room="long">
        {error ?? (amount === undefined ? !example && calculatorFields[name].hint : readAs(amount, example))}
      </FieldMessage>
    </Field>
  );
}

function readAs(amount: number, example: number | undefined): string {
  const how = amount === example ? 'We rekenen met de voorbeeldprijs' : 'We rekenen met';
  return `${how} ${formatEuro(amount)}`;
}
