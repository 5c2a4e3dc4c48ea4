import { readAmount } from '../../shared/text/amount.ts';
import { TextButton } from '../forms/TextButton.styles.ts';
import { BudgetPanel } from './BudgetPanel.tsx';
import { PriceHelpRow } from './CalculatorInputs.styles.ts';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import { FieldStatus } from './FieldStatus.tsx';

/** For visitors who do not know the price yet: the page's own example, or what may be paid each month. */
export function PriceHelp() {
  const { priceExample } = useCalculatorInPage();
  const takeExample = useCalculator((state) => state.takeExample);
  const isTaken = useCalculator(({ hasExamplePrice }) => hasExamplePrice);
  // A price that somebody typed is never replaced; the button stays where it was pressed, with the focus.
  const isOffered = useCalculator(({ input }) => isTaken || readAmount(input.price) === undefined);
  return (
    <PriceHelpRow>
      <BudgetPanel>
        {priceExample !== undefined && (
          <TextButton type="button" hidden={!isOffered} onClick={() => takeExample(priceExample)}>
            Ik weet de prijs nog niet
          </TextButton>
        )}
        <FieldStatus examplePrice={isTaken ? priceExample : undefined} />
      </BudgetPanel>
    </PriceHelpRow>
  );
}
