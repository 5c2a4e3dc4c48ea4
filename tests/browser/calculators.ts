import type { Locator, Page } from '@playwright/test';
import { type Entries, fillIn } from './visitor.ts';

/** A calculator on a page: where it stands and what its button says. */
export interface CalculatorOnPage {
  path: string;
  block: string;
  button: string;
  /** The `name` of its price. */
  priceName: 'vehiclePrice' | 'price';
}

export const generalCalculator: CalculatorOnPage = {
  path: '/calculator',
  block: 'lease-calculator',
  button: 'Bereken maandbedrag',
  priceName: 'vehiclePrice',
};

/** The calculator of an equipment page. */
export const calculatorAt = (path: string): CalculatorOnPage => ({
  path,
  block: 'equipment-calculator',
  button: 'Bereken Lease',
  priceName: 'price',
});

/** What every calculator makes € 817 a month of. */
export const exampleFor = ({ priceName }: CalculatorOnPage): Entries => ({
  [priceName]: '40.000',
  leaseType: 'financial',
  leaseTerm: '48',
  downPayment: '4000',
  slottermijn: '8000',
});

/** The block with inputs, result and what can be done with it. */
export const calculatorIn = (page: Page, { block }: CalculatorOnPage): Locator =>
  page.locator(`[data-block=${block}]`);

/** Fills in a calculator and presses its button. */
export async function calculate(page: Page, calculator: CalculatorOnPage, entries: Entries): Promise<void> {
  const block = calculatorIn(page, calculator);
  await fillIn(block, entries);
  await block.getByRole('button', { name: calculator.button }).click();
}
