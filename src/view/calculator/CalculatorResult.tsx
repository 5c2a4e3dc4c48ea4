import { useLayoutEffect, useRef } from 'react';
import { CalculatorFollowUp } from './CalculatorFollowUp.tsx';
import { useCalculator } from './calculator-context.ts';
import { isStale } from './calculator-store.ts';
import { ResultView } from './ResultView.tsx';

/** The outcome of the calculator, brought into view, with what can be done with it. */
export function CalculatorResult() {
  const card = useRef<HTMLDivElement>(null);
  const result = useCalculator((state) => state.result);
  const stale = useCalculator(isStale);
  useLayoutEffect(() => {
    // On a phone the outcome appears below the button, often out of view. At once: what moves is hard to press.
    if (result !== undefined) card.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [result]);
  return (
    <ResultView ref={card} calculation={result} stale={stale}>
      {result && <CalculatorFollowUp calculation={result} />}
    </ResultView>
  );
}
