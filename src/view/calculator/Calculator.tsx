import { type ReactNode, useState } from 'react';
import { disclaimerOf, leaseSettings } from '../../shared/lease/lease-settings.ts';
import { useLiveSite } from '../shell/site-context.ts';
import { CalculatorGrid, Disclaimer, Panel } from './Calculator.styles.ts';
import { CalculatorInputs } from './CalculatorInputs.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { CalculatorContext, type CalculatorInPage } from './calculator-context.ts';
import { type ExtraQuestion, equipmentCalculator, generalCalculator } from './calculator-kind.ts';
import { createCalculatorStore } from './calculator-store.ts';
import { CalculatorDetails } from './details/CalculatorDetails.tsx';
import { PaperTitle } from './details/PaperTitle.tsx';

interface CalculatorProps extends Pick<CalculatorInPage, 'equipment' | 'priceExample' | 'terms'> {
  heading: ReactNode;
  /** Of equipment. */
  asks?: readonly ExtraQuestion[];
}

/** A calculator with its own state: inputs, result and follow-up. */
export function Calculator({ heading, equipment, asks, priceExample, terms }: CalculatorProps) {
  const settings = leaseSettings(useLiveSite());
  const [own] = useState((): Pick<CalculatorInPage, 'kind' | 'store'> => {
    const kind = equipment === undefined ? generalCalculator(settings) : equipmentCalculator(settings, asks);
    return { kind, store: createCalculatorStore(kind) };
  });
  return (
    <CalculatorContext value={{ ...own, equipment, priceExample, terms }}>
      <Panel data-part="panel">
        {heading}
        <CalculatorGrid>
          <PaperTitle />
          <CalculatorInputs />
          <CalculatorResult />
        </CalculatorGrid>
        <Disclaimer>{disclaimerOf(settings)}</Disclaimer>
      </Panel>
      <CalculatorDetails />
    </CalculatorContext>
  );
}
