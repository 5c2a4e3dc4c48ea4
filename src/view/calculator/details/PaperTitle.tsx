import { dutchDay } from '../../../shared/text/dutch-date.ts';
import { useLiveSite } from '../../shell/site-context.ts';
import { useCalculator, useCalculatorInPage } from '../calculator-context.ts';
import { PaperTitleBox, Title } from './PaperTitle.styles.ts';

/** What a printed result is called, when it was made and by whom. */
export function PaperTitle() {
  const { equipment } = useCalculatorInPage();
  const hasResult = useCalculator(({ result }) => result !== undefined);
  const { company, phone } = useLiveSite();
  if (!hasResult) return null;
  return (
    <PaperTitleBox>
      <Title>{equipment ? `Indicatieve berekening: ${equipment.name}` : 'Indicatieve leaseberekening'}</Title>
      <p>{`Gemaakt op ${dutchDay(new Date())} bij ${company}, ${phone}.`}</p>
    </PaperTitleBox>
  );
}
