import { useEffect, useLayoutEffect, useRef } from 'react';
import { leadRequests } from '../forms/sending/use-lead-requests.ts';
import { CalculatorFollowUp } from './CalculatorFollowUp.tsx';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import { isStale } from './calculator-store.ts';
import { isStaying } from './is-staying.ts';
import { ResultView } from './ResultView.tsx';
import { requestIds } from './request-ids.ts';

/** The result, scrolled into view, with its follow-up. */
export function CalculatorResult() {
  const { equipment, store } = useCalculatorInPage();
  const card = useRef<HTMLDivElement>(null);
  const isArriving = useRef(true);
  const result = useCalculator((state) => state.result);
  const stale = useCalculator(isStale);
  const presses = useCalculator((state) => state.presses);
  useLayoutEffect(() => {
    queueMicrotask(() => {
      isArriving.current = false;
    });
  }, []);
  useLayoutEffect(() => {
    if (presses === 0 || (isArriving.current && isStaying())) return;
    // On phones the result appears below the fold. Instantly: moving targets are hard to press.
    card.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // What was pressed below it has left the screen: the focus comes along.
    if (document.activeElement?.closest("[data-part='details']"))
      card.current?.focus({ preventScroll: true });
  }, [presses]);
  // A notice is about the calculation that was sent: a new one starts without, and the one that a reload brings back is not new.
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.result === before.result) return;
        for (const id of Object.values(requestIds(equipment))) leadRequests.setNotice(id, undefined);
      }),
    [store, equipment],
  );
  return (
    <ResultView ref={card} calculation={result} stale={stale}>
      {result && <CalculatorFollowUp calculation={result} />}
    </ResultView>
  );
}
