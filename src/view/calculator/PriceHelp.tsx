import { formatAmount } from '../../shared/amount.ts';
import { BudgetPanel } from './BudgetPanel.tsx';
import { PriceHelpRow } from './CalculatorInputs.styles.ts';
import { useCalculator, useCalculatorInPage } from './calculator-context.ts';
import { TextButton } from './TextButton.styles.ts';

/** For who does not know the price yet: the page's own example, or what may be paid each month. */
export function PriceHelp() {
  const { priceExample } = useCalculatorInPage();
  const change = useCalculator((state) => state.change);
  return (
    <PriceHelpRow>
      {priceExample !== undefined && (
        <TextButton type="button" onClick={() => change('price', formatAmount(priceExample))}>
          Ik weet de prijs nog niet
        </TextButton>
      )}
      <BudgetPanel />
    </PriceHelpRow>
  );
}
