import { createStore, type StoreApi } from 'zustand/vanilla';
import { formatAmount, readAmount } from '../../shared/amount.ts';
import { monthlyPayment } from '../../shared/lease.ts';
import type { CalculatorKind } from './calculator-kind.ts';
import {
  type CalculatorInput,
  type Configuration,
  emptyInput,
  type InputName,
  readInput,
} from './configuration.ts';

/** An outcome with what it was calculated from; forms send this, whatever is typed afterwards. */
export interface Calculation {
  configuration: Configuration;
  /** Whole euros a month, excluding VAT. */
  monthlyAmount: number;
}

/** What stands below a result. */
export type Open = 'buttons' | 'quote' | 'indicative';

export interface CalculatorState {
  input: CalculatorInput;
  /** The fields that the visitor has been in: only there mistakes are shown. */
  left: Partial<Record<InputName, boolean>>;
  result?: Calculation;
  open: Open;
  /** The button that opened what was closed: it gets the focus back. */
  returnTo?: Exclude<Open, 'buttons'>;
  change(name: InputName, value: string): void;
  /** The visitor leaves a field: a readable amount is written out. */
  leave(name: InputName): void;
  /** Fills in what was typed earlier: before a reload, or before the scripts arrived. */
  restore(input: Partial<CalculatorInput>): void;
  /** Calculates, or shows what is wrong. Does nothing while something required is missing. */
  calculate(): void;
  show(open: Exclude<Open, 'buttons'>): void;
  /** Back to the buttons, after cancelling or a successful send. */
  close(): void;
}

export type CalculatorStore = StoreApi<CalculatorState>;

const amountNames: readonly InputName[] = ['price', 'downPayment', 'slottermijn'];
const allLeft = { price: true, downPayment: true, slottermijn: true };

/** A store for one mounted calculator. Never shared: pages are rendered side by side in one process. */
export function createCalculatorStore(kind: CalculatorKind): CalculatorStore {
  return createStore<CalculatorState>()((set, get) => ({
    input: emptyInput,
    left: {},
    open: 'buttons',
    change: (name, value) => set(({ input }) => ({ input: { ...input, [name]: value } })),
    leave: (name) =>
      set(({ input, left }) => ({
        input: { ...input, [name]: writtenOut(name, input[name]) },
        left: { ...left, [name]: true },
      })),
    restore: (input) => set({ input: { ...get().input, ...input } }),
    calculate: () => {
      const { ready, configuration } = readInput(kind, get().input);
      if (!ready) return;
      if (configuration === undefined) set({ left: allLeft });
      else set({ left: allLeft, result: { configuration, monthlyAmount: monthlyPayment(configuration) } });
    },
    show: (open) => set({ open, returnTo: undefined }),
    close: () => set(({ open }) => ({ open: 'buttons', returnTo: open === 'buttons' ? undefined : open })),
  }));
}

function writtenOut(name: InputName, text: string): string {
  const amount = amountNames.includes(name) ? readAmount(text) : undefined;
  return amount === undefined ? text : formatAmount(amount);
}

/** Whether the input no longer says what the result was calculated from. */
export function isStale(kind: CalculatorKind, { input, result }: CalculatorState): boolean {
  if (result === undefined) return false;
  return JSON.stringify(readInput(kind, input).configuration) !== JSON.stringify(result.configuration);
}
