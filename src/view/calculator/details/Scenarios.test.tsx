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

const calculation: Calculation = {
  configuration: { price: 40_000, downPayment: 0, months: 48, leaseType: 'financial', annualRate: 12 },
  monthlyAmount: 1053,
};
const kind = generalCalculator(defaultLeaseSettings);

/** The block with these calculations kept. */
function hydrateWithKept(fragments: readonly string[]): Promise<HTMLElement> {
  writeStoredList('scenarios general', [...fragments]);
  return hydrate(
    <CalculatorContext value={{ kind, store: createCalculatorStore(kind) }}>
      <Scenarios calculation={calculation} />
    </CalculatorContext>,
  );
}

it.each([
  [['financial'], undefined],
  [['saleleaseback', 'financial'], undefined],
  [
    ['financial', 'operational'],
    'Berekening 2 is zonder restwaarde en diensten zoals onderhoud: die tellen mee in een offerte.',
  ],
  [
    ['fullservice', 'financial', 'operational'],
    'Berekening 1 en 3 zijn zonder restwaarde en diensten zoals onderhoud: die tellen mee in een offerte.',
  ],
])('says of %j which amounts are without what an offer counts besides', async (types, note) => {
  const element = await hydrateWithKept(types.map((type) => `#prijs=40000&vorm=${type}&looptijd=48`));
  expect(element.querySelector('caption')?.textContent).toBe(note);
});

it('says something new where the first calculation is removed again and again, as its number stays', async () => {
  const element = await hydrateWithKept(
    ['24', '36'].map((months) => `#prijs=40000&vorm=financial&looptijd=${months}&aanbetaling=4000`),
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

it.each([
  [['18'], 1],
  [['24', '18', '36'], 3],
])(
  'names the column of what is kept beside terms of %j months, of which there is no 18 any more',
  async (terms, number) => {
    const element = await hydrateWithKept(
      terms.map((months) => `#prijs=40000&vorm=financial&looptijd=${months}`),
    );
    await act(async () => element.querySelector<HTMLElement>('button')?.click());
    expect(element.querySelectorAll('thead th')).toHaveLength(number);
    expect(element.querySelector('[role=status]')?.textContent).toContain(
      `is berekening ${number} in de tabel`,
    );
  },
);
