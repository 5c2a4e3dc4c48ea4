import { useId, useState } from 'react';
import { formatAmount, formatEuro, readAmount } from '../../shared/amount.ts';
import { termInWords } from '../../shared/calculator-options.ts';
import { priceForPayment } from '../../shared/lease.ts';
import { Control, Field, FieldLabel, FieldMessage } from '../forms/FormField.styles.ts';
import { Button } from '../parts/Button.styles.ts';
import { BudgetCard } from './CalculatorInputs.styles.ts';
import { useCalculator } from './calculator-context.ts';
import type { CalculatorState } from './calculator-store.ts';
import { TextButton } from './TextButton.styles.ts';

/** The calculation turned round: the price that goes with a monthly amount, with the term and payments of the form. */
export function BudgetPanel() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [budget, setBudget] = useState('');
  const open = useCalculator((state) => state.open);
  const terms = useCalculator(({ input }) => input.months);
  const downPayment = useCalculator(({ input }) => readAmount(input.downPayment) ?? 0);
  const finalPayment = useCalculator(finalPaymentOf);
  const amount = readAmount(budget);
  const months = Number(terms);
  const price = amount && months ? priceForPayment(amount, { months, downPayment, finalPayment }) : undefined;
  return (
    <BudgetCard>
      <TextButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Ik weet wat ik per maand kan betalen
      </TextButton>
      {isOpen && (
        <Field>
          <FieldLabel htmlFor={id}>Budget per maand</FieldLabel>
          <Control
            id={id}
            name="budget"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={`${id}-message`}
            value={budget}
            onChange={(event) => setBudget(event.target.value)}
          />
          <FieldMessage id={`${id}-message`} as="output" data-part="price">
            {messageFor({ budget, amount, months, price })}
          </FieldMessage>
          {price !== undefined && (
            <Button type="button" onClick={() => open({ price: formatAmount(price) })}>
              Reken met deze prijs
            </Button>
          )}
        </Field>
      )}
    </BudgetCard>
  );
}

interface Budget {
  budget: string;
  amount: number | undefined;
  months: number;
  price: number | undefined;
}

function messageFor({ budget, amount, months, price }: Budget): string {
  if (budget.trim() !== '' && !amount) return 'Vul een bedrag in, bijvoorbeeld 900.';
  if (!months) return 'Kies ook een looptijd.';
  if (price === undefined || !amount) return 'Bijvoorbeeld 900';
  return `Bij ${formatEuro(amount)} per maand en ${termInWords(months)} past een aanschafwaarde van ${formatEuro(price)}.`;
}

function finalPaymentOf({ input, reading }: CalculatorState): number {
  return reading.shown.includes('finalPayment') ? (readAmount(input.finalPayment) ?? 0) : 0;
}
