// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from '../../../../tests/hydrate.tsx';
import { defaultLeaseSettings } from '../../../shared/lease/lease-settings.ts';
import { CalculatorContext } from '../calculator-context.ts';
import { generalCalculator } from '../calculator-kind.ts';
import { createCalculatorStore } from '../calculator-store.ts';
import { PaperTitle } from './PaperTitle.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('dates a calculation by the day on which it is made, also in a tab that stays open', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kind = generalCalculator(defaultLeaseSettings);
  const store = createCalculatorStore(kind);
  const element = await hydrate(
    <CalculatorContext value={{ kind, store }}>
      <PaperTitle />
    </CalculatorContext>,
  );
  const dated = async (day: string, price: string): Promise<string | undefined> => {
    vi.setSystemTime(new Date(`${day}T12:00`));
    await act(async () => store.getState().open({ price, leaseType: 'financial', months: '48' }));
    return element.textContent?.match(/\d+ [a-z]+ 20\d\d/)?.[0];
  };
  expect(await dated('2026-12-01', '40.000')).toBe('1 december 2026');
  expect(await dated('2026-12-04', '45.000')).toBe('4 december 2026');
});
