import { useDeferredValue } from 'react';
import { calculationFragment } from '../../../shared/calculator/calculation-fragment.ts';
import { useCalculator, useCalculatorInPage } from '../calculator-context.ts';
import { isStale } from '../calculator-store.ts';
import { DetailGrid, OnPaper } from './Details.styles.ts';
import { Scenarios } from './Scenarios.tsx';
import { Schedule } from './Schedule.tsx';
import { Share } from './Share.tsx';
import { TermsTable } from './TermsTable.tsx';

/** What helps to choose once there is a result: terms, schedule, scenarios, link and paper. */
export function CalculatorDetails() {
  // The answer first: what helps to choose is drawn after it, in small pieces.
  const result = useDeferredValue(useCalculator((state) => state.result));
  const stale = useCalculator(isStale);
  const { settings } = useCalculatorInPage().kind;
  if (result === undefined) return null;
  const { configuration } = result;
  const link = `${location.origin}${location.pathname}${calculationFragment(configuration, settings)}`;
  return (
    <DetailGrid data-part="details" data-stale={stale ? '' : undefined}>
      <TermsTable configuration={configuration} />
      {/* Remounted: of some fifty changes at once Orca announces none, not even the new amount. */}
      {configuration.leaseType === 'financial' && <Schedule key={link} configuration={configuration} />}
      <Share link={link} />
      <Scenarios calculation={result} />
      <OnPaper>{`Reken verder met deze berekening: ${link}`}</OnPaper>
    </DetailGrid>
  );
}
