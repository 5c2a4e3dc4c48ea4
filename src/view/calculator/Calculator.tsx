import { type ReactNode, useState } from 'react';
import { assumedAnnualRate } from '../../shared/lease.ts';
import type { GlossaryTerm } from '../../shared/schema-types.ts';
import { CalculatorGrid, Disclaimer, Panel } from './Calculator.styles.ts';
import { CalculatorInputs } from './CalculatorInputs.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { CalculatorContext, type CalculatorInPage, type Equipment } from './calculator-context.ts';
import { equipmentCalculator, generalCalculator } from './calculator-kind.ts';
import { createCalculatorStore } from './calculator-store.ts';
import { CalculatorDetails } from './details/CalculatorDetails.tsx';

interface CalculatorProps {
  heading: ReactNode;
  /** Absent for the general calculator. */
  equipment?: Equipment;
  /** In euros: for who does not know the price yet. */
  priceExample?: number;
  /** For explanations beside its fields. */
  terms?: readonly GlossaryTerm[];
}

const disclaimer = `Deze berekening is bedoeld voor zakelijk gebruik en is geen aanbod. We rekenen met een rekenrente van ${assumedAnnualRate}% per jaar; dat is een aanname.`;

/** A calculator with its own state: inputs, result and follow-up. */
export function Calculator({ heading, equipment, priceExample, terms }: CalculatorProps) {
  const [calculator] = useState((): CalculatorInPage => {
    const kind = equipment === undefined ? generalCalculator : equipmentCalculator(equipment.type);
    return { kind, store: createCalculatorStore(kind), equipment, priceExample, terms };
  });
  return (
    <CalculatorContext value={calculator}>
      <Panel data-part="panel">
        {heading}
        <CalculatorGrid>
          <CalculatorInputs />
          <CalculatorResult />
        </CalculatorGrid>
        <Disclaimer>{disclaimer}</Disclaimer>
      </Panel>
      <CalculatorDetails />
    </CalculatorContext>
  );
}
