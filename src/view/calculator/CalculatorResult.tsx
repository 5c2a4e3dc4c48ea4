import { useLayoutEffect, useRef } from 'react';
import { CalculatorFollowUp } from './CalculatorFollowUp.tsx';
import { useCalculator } from './calculator-context.ts';
import { isStale } from './calculator-store.ts';
import { ResultView } from './ResultView.tsx';

/** The result, scrolled into view, with its follow-up. */
export function CalculatorResult() {
  const card = useRef<HTMLDivElement>(null);
  const result = useCalculator((state) => state.result);
  const stale = useCalculator(isStale);
  useLayoutEffect(() => {
    // On phones the result appears below the fold. Instantly: moving targets are hard to press.
    if (result !== undefined) card.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [result]);
  return (
    <ResultView ref={card} calculation={result} stale={stale}>
      {result && <CalculatorFollowUp calculation={result} />}
    </ResultView>
  );
}
