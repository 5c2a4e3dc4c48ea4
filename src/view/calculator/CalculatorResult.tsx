import { useLayoutEffect, useRef } from 'react';
import { formatEuro } from '../../shared/amount.ts';
import { CalculatorFollowUp } from './CalculatorFollowUp.tsx';
import {
  Amount,
  AmountUnit,
  Outcome,
  ResultCard,
  ResultHint,
  Stale,
  Summary,
} from './CalculatorResult.styles.ts';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import { isStale } from './calculator-store.ts';
import { summaryLines } from './summary-lines.ts';

/** The outcome with what it was calculated from; until there is one, what will come here. */
export function CalculatorResult() {
  const { kind } = useCalculatorInPage();
  const card = useRef<HTMLDivElement>(null);
  const result = useCalculator((state) => state.result);
  const stale = useCalculator((state) => isStale(kind, state));
  useLayoutEffect(() => {
    // On a phone the outcome appears below the button, often out of view. At once: what moves is hard to press.
    if (result !== undefined) card.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [result]);
  const tooSmall =
    result?.monthlyAmount === 0 && result.configuration.downPayment < result.configuration.price;
  return (
    <ResultCard ref={card} data-filled={result === undefined ? undefined : ''}>
      {result === undefined ? (
        <ResultHint>Hier zie je straks wat je per maand betaalt.</ResultHint>
      ) : (
        <h3>Jouw indicatieve maandbedrag</h3>
      )}
      <Outcome aria-live="polite">
        {result !== undefined && (
          <>
            <Amount>{formatEuro(result.monthlyAmount)}</Amount> <AmountUnit>per maand excl. btw</AmountUnit>
          </>
        )}
      </Outcome>
      {result !== undefined && (
        <>
          <Stale aria-live="polite">{stale && 'Je invoer is gewijzigd. Bereken opnieuw.'}</Stale>
          {tooSmall && <p>Neem contact op voor kleine bedragen</p>}
          <Summary>
            {summaryLines(result.configuration).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Summary>
          <div data-print="no">
            <CalculatorFollowUp calculation={result} />
          </div>
        </>
      )}
    </ResultCard>
  );
}
