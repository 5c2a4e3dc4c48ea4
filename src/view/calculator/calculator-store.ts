import { createStore, type StoreApi } from 'zustand/vanilla';
import { formatAmount, readAmount } from '../../shared/amount.ts';
import type { Calculation } from '../../shared/calculation.ts';
import { monthlyPayment } from '../../shared/lease.ts';
import { type InputName, isChoice } from './calculator-fields.ts';
import type { CalculatorKind } from './calculator-kind.ts';
import { type CalculatorInput, emptyInput, type Reading, readInput } from './configuration.ts';

/** Shown below a result. */
type Panel = 'buttons' | 'quote' | 'indicative';

export type FormPanel = Exclude<Panel, 'buttons'>;

export interface CalculatorState {
  input: CalculatorInput;
  /** The parsed input. */
  reading: Reading;
  /** Visited fields: only they show errors. */
  touched: Partial<Record<InputName, boolean>>;
  /** As sent by forms, whatever is typed afterwards. */
  result?: Calculation;
  panel: Panel;
  /** The closed form, whose button gets the focus. */
  restoreFocusTo?: FormPanel;
  change(name: InputName, value: string): void;
  /** On leaving a field: formats a readable amount. */
  blur(name: InputName): void;
  /** Restores input typed before a reload or before scripts arrived. */
  restore(input: Partial<CalculatorInput>): void;
  /** Calculates or shows errors; no-op while required fields are empty. */
  calculate(): void;
  openPanel(panel: FormPanel): void;
  /** Back to the buttons, cancelled or sent. */
  closePanel(): void;
}

export type CalculatorStore = StoreApi<CalculatorState>;

const allTouched = { price: true, downPayment: true, finalPayment: true };

/** A store per mounted calculator, never shared: one process renders several pages. */
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

/** Whether the result no longer matches the input. */
export function isStale({ reading, result }: CalculatorState): boolean {
  if (result === undefined) return false;
  return JSON.stringify(reading.configuration) !== JSON.stringify(result.configuration);
}
