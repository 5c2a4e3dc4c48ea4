import { createStore, type StoreApi } from 'zustand/vanilla';
import { formatAmount, readAmount } from '../../shared/amount.ts';
import type { Calculation } from '../../shared/calculation.ts';
import { monthlyPayment } from '../../shared/lease.ts';
import { type InputName, isChoice } from './calculator-fields.ts';
import type { CalculatorKind } from './calculator-kind.ts';
import { type CalculatorInput, emptyInput, type Reading, readInput } from './configuration.ts';

/** What stands below a result. */
type Panel = 'buttons' | 'quote' | 'indicative';

export type FormPanel = Exclude<Panel, 'buttons'>;

export interface CalculatorState {
  input: CalculatorInput;
  /** The input as it was understood. */
  reading: Reading;
  /** The fields that the visitor has been in: only there mistakes are shown. */
  touched: Partial<Record<InputName, boolean>>;
  /** Forms send this, whatever is typed afterwards. */
  result?: Calculation;
  panel: Panel;
  /** The form that was closed: the button that opened it gets the focus back. */
  restoreFocusTo?: FormPanel;
  change(name: InputName, value: string): void;
  /** The visitor leaves a field: a readable amount is written out. */
  blur(name: InputName): void;
  /** Fills in what was typed earlier: before a reload, or before the scripts arrived. */
  restore(input: Partial<CalculatorInput>): void;
  /** Calculates, or shows what is wrong. Does nothing while something required is missing. */
  calculate(): void;
  openPanel(panel: FormPanel): void;
  /** Back to the buttons, after cancelling or a successful send. */
  closePanel(): void;
}

export type CalculatorStore = StoreApi<CalculatorState>;

const allTouched = { price: true, downPayment: true, finalPayment: true };

/** A store for one mounted calculator. Never shared: pages are rendered side by side in one process. */
export function createCalculatorStore(kind: CalculatorKind): CalculatorStore {
  const understood = (input: CalculatorInput) => ({ input, reading: readInput(kind, input) });
  return createStore<CalculatorState>()((set, get) => ({
    ...understood(emptyInput),
    touched: {},
    panel: 'buttons',
    change: (name, value) => set(understood({ ...get().input, [name]: value })),
    blur: (name) => {
      const { input, touched } = get();
      const written = { ...input, [name]: writtenOut(name, input[name]) };
      set({ ...understood(written), touched: { ...touched, [name]: true } });
    },
    restore: (input) => set(understood({ ...get().input, ...input })),
    calculate: () => {
      const { ready, configuration } = get().reading;
      if (!ready) return;
      const result = configuration && { configuration, monthlyAmount: monthlyPayment(configuration) };
      set({ touched: allTouched, result: result ?? get().result });
    },
    openPanel: (panel) => set({ panel, restoreFocusTo: undefined }),
    closePanel: () =>
      set(({ panel }) => ({ panel: 'buttons', restoreFocusTo: panel === 'buttons' ? undefined : panel })),
  }));
}

function writtenOut(name: InputName, text: string): string {
  const amount = isChoice(name) ? undefined : readAmount(text);
  return amount === undefined ? text : formatAmount(amount);
}

/** Whether the input no longer says what the result was calculated from. */
export function isStale({ reading, result }: CalculatorState): boolean {
  if (result === undefined) return false;
  return JSON.stringify(reading.configuration) !== JSON.stringify(result.configuration);
}
