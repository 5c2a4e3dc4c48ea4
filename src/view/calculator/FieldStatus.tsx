import { useMemo } from 'react';
import { calculatorTerm } from '../../shared/calculator/calculator-term.ts';
import { readAmount } from '../../shared/text/amount.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import { VisuallyHidden } from '../parts/VisuallyHidden.styles.ts';
import { calculatingWith } from './calculating-with.ts';
import { useCalculator } from './calculator-context.ts';
import { isChoice } from './calculator-fields.ts';
import type { CalculatorState } from './calculator-store.ts';

interface FieldStatusProps {
  /** In euros, where the visitor took the page's own example. */
  examplePrice: number | undefined;
}

/** Announces to screen readers, once the visitor pauses, which fields are wrong, or how the amount was read. */
export function FieldStatus({ examplePrice }: FieldStatusProps) {
  const refusals = useCalculator(({ current }) => current?.refusals ?? 0);
  const problems = useCalculator(problemsInWords);
  const typed = useCalculator(typedAmount);
  const taken = examplePrice && calculatingWith(examplePrice, { isExample: true });
  const text = problems || taken || typed;
  const status = useDebounced(useMemo(() => ({ refusals, text }), [refusals, text]));
  return (
    <VisuallyHidden as="div" role="status">
      {/* The same text in another block is announced again. */}
      <p key={status.refusals}>{status.text}</p>
    </VisuallyHidden>
  );
}

function problemsInWords({ touched, reading: { shown, errors }, current }: CalculatorState): string {
  // A press moves the focus there, where its error is read.
  const isRead = current && !current.isTyped && current.refusals === 0;
  return shown
    .filter((name) => touched[name] && errors[name] && !(isRead && name === current.name))
    .map((name) => `Kijk je ${calculatorTerm(name)} na. ${errors[name]}`)
    .join(' ');
}

function typedAmount({ input, current }: CalculatorState): string | undefined {
  if (!current?.isTyped || isChoice(current.name)) return undefined;
  const amount = readAmount(input[current.name]);
  return amount === undefined ? undefined : calculatingWith(amount);
}
