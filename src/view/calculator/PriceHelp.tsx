import { TextButton } from '../forms/TextButton.styles.ts';
import { BudgetPanel } from './BudgetPanel.tsx';
import { PriceHelpRow } from './CalculatorInputs.styles.ts';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';

/** For who does not know the price yet: the page's own example, or what may be paid each month. */
export function PriceHelp() {
  const { priceExample } = useCalculatorInPage();
  const takeExample = useCalculator((state) => state.takeExample);
  return (
    <PriceHelpRow>
      {priceExample !== undefined && (
        <TextButton type="button" onClick={() => takeExample(priceExample)}>
          Ik weet de prijs nog niet
        </TextButton>
      )}
      <BudgetPanel />
    </PriceHelpRow>
  );
}
