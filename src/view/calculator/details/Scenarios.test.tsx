// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { Calculation } from '../../../shared/calculator/calculation.ts';
import { defaultLeaseSettings } from '../../../shared/lease/lease-settings.ts';
import { writeStoredList } from '../../parts/stored-list.ts';
import { CalculatorContext } from '../calculator-context.ts';
import { generalCalculator } from '../calculator-kind.ts';
import { createCalculatorStore } from '../calculator-store.ts';
import { Scenarios } from './Scenarios.tsx';

it('says something new where the first calculation is removed again and again, as its number stays', async () => {
  writeStoredList(
    'scenarios general',
    ['24', '36'].map((months) => `#prijs=40000&vorm=financial&looptijd=${months}&aanbetaling=4000`),
  );
  const kind = generalCalculator(defaultLeaseSettings);
  const configuration = { price: 40_000, downPayment: 0, months: 48, annualRate: 12 };
  const calculation: Calculation = { configuration, monthlyAmount: 1053 };
  const element = await hydrate(
    <CalculatorContext value={{ kind, store: createCalculatorStore(kind) }}>
      <Scenarios calculation={calculation} />
    </CalculatorContext>,
  );
  const said: (string | undefined)[] = [];
  for (let removed = 0; removed < 2; removed += 1) {
    await act(async () =>
      element.querySelector<HTMLElement>('[aria-label="Verwijder berekening 1"]')?.click(),
    );
    said.push(element.querySelector('[role=status]')?.textContent);
  }
  expect(said).toEqual([
    'Berekening 1, €\u00a01.695 per maand, is verwijderd.',
    'Berekening 1, €\u00a01.196 per maand, is verwijderd.',
  ]);
});
