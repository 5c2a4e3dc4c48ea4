import { dutchDay } from '../../../shared/text/dutch-date.ts';
import { useLiveSite } from '../../shell/site-context.ts';
import { useCalculator, useCalculatorInPage } from '../calculator-context.ts';
import { PaperTitleBox, Title } from './PaperTitle.styles.ts';

/** What a printed result is called, when it was made and by whom. */
export function PaperTitle() {
  const { equipment } = useCalculatorInPage();
  // Each one, not whether there is one: another is made on a day of its own.
  const result = useCalculator((state) => state.result);
  const { company, phone } = useLiveSite();
  if (result === undefined) return null;
  return (
    <PaperTitleBox>
      <Title>{equipment ? `Indicatieve berekening: ${equipment.name}` : 'Indicatieve leaseberekening'}</Title>
      <p>{`Gemaakt op ${dutchDay(new Date())} bij ${company}, ${phone}.`}</p>
    </PaperTitleBox>
  );
}
