import { calculationFragment } from '../../../shared/calculation-fragment.ts';
import { dutchDate } from '../../../shared/dutch-date.ts';
import { useLiveSite } from '../../shell/site-context.ts';
import { useCalculator, useCalculatorInPage } from '../calculator-context.ts';
import { isStale } from '../calculator-store.ts';
import { DetailGrid, OnPaper } from './Details.styles.ts';
import { Scenarios } from './Scenarios.tsx';
import { Schedule } from './Schedule.tsx';
import { Share } from './Share.tsx';
import { TermsTable } from './TermsTable.tsx';

/** What helps to choose once there is a result: terms, schedule, scenarios, link and paper. */
export function CalculatorDetails() {
  const result = useCalculator((state) => state.result);
  const stale = useCalculator(isStale);
  const { company, phone } = useLiveSite();
  const { settings } = useCalculatorInPage().kind;
  if (result === undefined) return null;
  const { configuration } = result;
  return (
    <DetailGrid data-part="details" data-stale={stale ? '' : undefined}>
      <TermsTable configuration={configuration} />
      {configuration.leaseType === 'financial' && <Schedule configuration={configuration} />}
      <Share configuration={configuration} />
      <Scenarios calculation={result} />
      <OnPaper>
        {`Indicatieve berekening van ${today()}, ${company}, ${phone}. `}
        {`${location.origin}${location.pathname}${calculationFragment(configuration, settings)}`}
      </OnPaper>
    </DetailGrid>
  );
}

function today(): string {
  const now = new Date();
  return dutchDate(`${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`);
}
