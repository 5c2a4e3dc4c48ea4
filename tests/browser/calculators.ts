import type { Locator, Page } from '@playwright/test';
import { type Entries, fillIn } from './visitor.ts';

/** A calculator on a page: where it stands and what its button says. */
export interface CalculatorOnPage {
  path: string;
  block: string;
  button: string;
}

export const generalCalculator: CalculatorOnPage = {
  path: '/calculator',
  block: 'lease-calculator',
  button: 'Bereken maandbedrag',
};

/** The calculator of an equipment page. */
export const calculatorAt = (path: string): CalculatorOnPage => ({
  path,
  block: 'equipment-calculator',
  button: 'Bereken Lease',
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
