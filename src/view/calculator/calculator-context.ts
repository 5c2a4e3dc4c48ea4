import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { GlossaryTerm } from '../../shared/schema-types.ts';
import type { CalculatorKind } from './calculator-kind.ts';
import type { CalculatorState, CalculatorStore } from './calculator-store.ts';

/** The equipment of a page. */
export interface Equipment {
  /** Its page's slug. */
  type: string;
  /** As displayed. */
  name: string;
}

/** A mounted calculator. */
export interface CalculatorInPage {
  kind: CalculatorKind;
  store: CalculatorStore;
  /** Absent for the general calculator. */
  equipment?: Equipment;
  /** Of the page's own example, in euros, for visitors who do not know the price yet. */
  priceExample?: number;
  /** For explanations beside its fields. */
  terms?: readonly GlossaryTerm[];
}

export const CalculatorContext = createContext<CalculatorInPage | undefined>(undefined);

/** The surrounding calculator; throws outside one. */
export function useCalculatorInPage(): CalculatorInPage {
  const calculator = useContext(CalculatorContext);
  if (calculator === undefined) throw new Error('This component belongs inside a <Calculator>.');
  return calculator;
}

/** Selects state of the surrounding calculator. */
export function useCalculator<Part>(select: (state: CalculatorState) => Part): Part {
  return useStore(useCalculatorInPage().store, select);
}
