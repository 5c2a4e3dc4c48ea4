import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { GlossaryTerm } from '../../shared/schema-types.ts';
import type { CalculatorKind } from './calculator-kind.ts';
import type { CalculatorState, CalculatorStore } from './calculator-store.ts';

/** What is leased on the page of one piece of equipment. */
export interface Equipment {
  /** The slug of its page. */
  type: string;
  /** As visitors read it. */
  name: string;
}

/** One mounted calculator. */
export interface CalculatorInPage {
  kind: CalculatorKind;
  store: CalculatorStore;
  /** Absent for the general calculator. */
  equipment?: Equipment;
  /** The words that can be explained beside its fields. */
  terms?: readonly GlossaryTerm[];
}

export const CalculatorContext = createContext<CalculatorInPage | undefined>(undefined);

/** The calculator around a component; throws outside one. */
export function useCalculatorInPage(): CalculatorInPage {
  const calculator = useContext(CalculatorContext);
  if (calculator === undefined) throw new Error('This component belongs inside a <Calculator>.');
  return calculator;
}

/** A part of the state of the calculator around a component. */
export function useCalculator<Part>(select: (state: CalculatorState) => Part): Part {
  return useStore(useCalculatorInPage().store, select);
}
