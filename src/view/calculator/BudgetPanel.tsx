import { type ReactNode, useId, useState } from 'react';
import { calculatorTerm } from '../../shared/calculator/calculator-term.ts';
import { priceForPayment } from '../../shared/lease/lease.ts';
import { termInWords } from '../../shared/lease/lease-settings.ts';
import { formatAmount, formatEuro, readAmount, readMonthlyAmount } from '../../shared/text/amount.ts';
import { Control, FieldLabel, FieldMessage } from '../forms/fields/FormField.styles.ts';
import { TextButton } from '../forms/TextButton.styles.ts';
import { Button } from '../parts/Button.styles.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import { BudgetField } from './CalculatorInputs.styles.ts';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import type { CalculatorKind } from './calculator-kind.ts';
import type { CalculatorState } from './calculator-store.ts';
import { type CalculatorInput, readInput } from './configuration.ts';

interface BudgetPanelProps {
  /** Beside its button. */
  children: ReactNode;
}

/** The calculation turned round: the price that goes with a monthly amount, with the term and payments of the form. */
export function BudgetPanel({ children }: BudgetPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [budget, setBudget] = useState('');
  const open = useCalculator((state) => state.open);
  const { kind } = useCalculatorInPage();
  const input = useCalculator((state) => state.input);
  const downPayment = useCalculator(({ input }) => readAmount(input.downPayment) ?? 0);
  const finalPayment = useCalculator(finalPaymentOf);
  const months = Number(input.months);
  const { annualRate } = kind.settings;
  const answerTo = (typed: string): Answer => {
    const amount = readMonthlyAmount(typed);
    const price =
      amount && months
        ? priceForPayment(amount, { months, downPayment, finalPayment, annualRate })
        : undefined;
    const problem =
      typed.trim() !== '' && !amount
        ? 'Vul een bedrag in, bijvoorbeeld 900.'
        : priceProblem(kind, input, price);
    return { price, problem, message: problem ?? messageFor({ amount, months, price }) };
  };
  const { price, problem } = answerTo(budget);
  const answer = answerTo(useDebounced(budget));
  return (
    <>
      <TextButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Ik weet wat ik per maand kan betalen
      </TextButton>
      {children}
      {isOpen && (
        <BudgetField>
          <FieldLabel htmlFor={id}>Budget per maand</FieldLabel>
          <Control
            id={id}
            name="budget"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={answer.problem ? true : undefined}
            aria-describedby={`${id}-message`}
            value={budget}
            onChange={(event) => setBudget(event.target.value)}
          />
          <FieldMessage
            id={`${id}-message`}
            as="output"
            data-part="price"
            data-tone={answer.problem ? 'bad' : 'quiet'}
          >
            {answer.message}
          </FieldMessage>
          {price !== undefined && !problem && (
            <Button type="button" onClick={() => open({ price: formatAmount(price) })}>
              Reken met deze prijs
            </Button>
          )}
        </BudgetField>
      )}
    </>
  );
}

interface Answer {
  price: number | undefined;
  /** Why the calculator would refuse it. */
  problem: string | undefined;
  message: string;
}

interface Budget {
  amount: number | undefined;
  months: number;
  price: number | undefined;
}

function messageFor({ amount, months, price }: Budget): string {
  if (!months) return 'Kies ook een looptijd.';
  if (price === undefined || !amount) return 'Bijvoorbeeld 900';
  return `Bij ${formatEuro(amount)} per maand en ${termInWords(months)} past een aanschafwaarde van ${formatEuro(price)}.`;
}

/** Why the calculator would refuse this price with the other amounts, if it would. */
function priceProblem(kind: CalculatorKind, input: CalculatorInput, price = 0): string | undefined {
  if (price === 0) return undefined;
  const { errors } = readInput(kind, { ...input, price: formatAmount(price) });
  // Its own message asks for an amount, and would seem to be about the budget.
  const unreadable = payments.find((name) => errors[name] && readAmount(input[name]) === undefined);
  return unreadable ? `Kijk eerst je ${calculatorTerm(unreadable)} na.` : Object.values(errors)[0];
}

const payments = ['downPayment', 'finalPayment'] as const;

function finalPaymentOf({ input, reading }: CalculatorState): number {
  return reading.shown.includes('finalPayment') ? (readAmount(input.finalPayment) ?? 0) : 0;
}
