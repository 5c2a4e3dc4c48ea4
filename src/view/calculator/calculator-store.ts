import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Calculation } from '../../shared/calculator/calculation.ts';
import { monthlyPayment } from '../../shared/lease/lease.ts';
import { formatAmount, readAmount } from '../../shared/text/amount.ts';
import { type AmountName, type InputName, isChoice } from './calculator-fields.ts';
import type { CalculatorKind } from './calculator-kind.ts';
import { type CalculatorInput, emptyInput, type Reading, readInput } from './configuration.ts';

/** Shown below a result. */
type Panel = 'buttons' | 'quote' | 'indicative';

export type FormPanel = Exclude<Panel, 'buttons'>;

/** The field that was typed in, or else the wrong one to which a press of the button led. */
interface CurrentField {
  name: InputName;
  isTyped: boolean;
  /** Times that the button was pressed with the focus in it, while it was wrong. */
  refusals: number;
}

export interface CalculatorState {
  input: CalculatorInput;
  /** The parsed input. */
  reading: Reading;
  /** Visited fields: only they show errors. */
  touched: Partial<Record<InputName, boolean>>;
  /** Until it is left. */
  current?: CurrentField;
  /** The price is the page's own example, taken with its button. */
  hasExamplePrice: boolean;
  /** Of the input, as soon as that can be calculated; forms send it. */
  result?: Calculation;
  /** Times that the button was pressed: only then the result comes into view. */
  presses: number;
  panel: Panel;
  /** The closed form, whose button gets the focus. */
  restoreFocusTo?: FormPanel;
  change(name: InputName, value: string): void;
  /** Fills in the example price, in euros. */
  takeExample(price: number): void;
  /** On leaving a field: formats a readable amount. */
  blur(name: InputName): void;
  /** Restores input typed before a reload or before scripts arrived. */
  restore(input: Partial<CalculatorInput>): void;
  /** The result of restored input, without bringing it into view. */
  resume(): void;
  /** Calculates, or shows errors without a result; no-op while required fields are empty. */
  calculate(): void;
  /** The button was pressed with the focus in the first wrong field. */
  refuse(): void;
  /** Calculates changed input of a result at once, where that can be. */
  recalculate(): void;
  /** Takes input, and calculates again where there is a result. */
  choose(input: Partial<CalculatorInput>): void;
  /** Takes input from a link or a kept calculation, and calculates. */
  open(input: Partial<CalculatorInput>): void;
  openPanel(panel: FormPanel): void;
  /** Back to the buttons, cancelled or sent. */
  closePanel(): void;
}

export type CalculatorStore = StoreApi<CalculatorState>;

const allTouched: Record<AmountName, true> = { price: true, downPayment: true, finalPayment: true };

/** After a change, in milliseconds: not at each key. */
const recalculationDelay = 300;

/** A store per mounted calculator, never shared: one process renders several pages. */
export function createCalculatorStore(kind: CalculatorKind): CalculatorStore {
  const understood = (input: CalculatorInput) => ({ input, reading: readInput(kind, input) });
  let recalculation: ReturnType<typeof setTimeout> | undefined;
  return createStore<CalculatorState>()((set, get) => ({
    ...understood(emptyInput),
    touched: {},
    hasExamplePrice: false,
    presses: 0,
    panel: 'buttons',
    change: (name, value) => {
      set({
        ...understood({ ...get().input, [name]: value }),
        hasExamplePrice: name !== 'price' && get().hasExamplePrice,
        current: { name, isTyped: true, refusals: 0 },
      });
      clearTimeout(recalculation);
      recalculation = setTimeout(get().recalculate, recalculationDelay);
    },
    takeExample: (price) => {
      get().change('price', formatAmount(price));
      set({ hasExamplePrice: true, current: undefined });
    },
    blur: (name) => {
      const { input, touched } = get();
      const written = { ...input, [name]: writtenOut(name, input[name]) };
      set({ ...understood(written), touched: { ...touched, [name]: true }, current: undefined });
    },
    restore: (input) => set(understood({ ...get().input, ...input })),
    resume: () => set({ result: resultOf(get().reading) }),
    calculate: () => {
      set((state) => ({ ...calculated(state), current: currentAfterPress(state) }));
    },
    refuse: () =>
      set(({ current }) => ({ current: current && { ...current, refusals: current.refusals + 1 } })),
    recalculate: () => {
      const { reading, result } = get();
      if (result !== undefined && !isCurrent(get())) set({ result: resultOf(reading) ?? result });
    },
    choose: (input) => {
      get().restore(input);
      get().recalculate();
    },
    open: (input) => {
      const { presses, hasExamplePrice } = get();
      const opened = understood({ ...get().input, ...input });
      const outcome = calculated({ ...opened, presses });
      // At once: no intermediate state shows in the result.
      set({
        ...opened,
        ...(outcome.result ? undefined : noResult),
        ...outcome,
        hasExamplePrice: hasExamplePrice && input.price === undefined,
      });
    },
    openPanel: (panel) => {
      get().recalculate();
      set({ panel, restoreFocusTo: undefined });
    },
    closePanel: () =>
      set(({ panel }) => ({ panel: 'buttons', restoreFocusTo: panel === 'buttons' ? undefined : panel })),
  }));
}

/** Nothing follows it: a form that came back with a later result would take the focus. */
const noResult = { result: undefined, panel: 'buttons', restoreFocusTo: undefined } as const;

/** After pressing the button. */
function calculated({
  reading,
  presses,
}: Pick<CalculatorState, 'reading' | 'presses'>): Partial<CalculatorState> {
  if (reading.missing.length > 0) return {};
  const result = resultOf(reading);
  return { touched: allTouched, presses: presses + 1, ...(result ? { result } : noResult) };
}

/** The first wrong field. */
function currentAfterPress({ reading, current }: CalculatorState): CurrentField | undefined {
  const name = reading.shown.find((each) => reading.errors[each]);
  return name && { name, isTyped: false, refusals: name === current?.name ? current.refusals : 0 };
}

function writtenOut(name: InputName, text: string): string {
  const amount = isChoice(name) ? undefined : readAmount(text);
  return amount === undefined ? text : formatAmount(amount);
}

function resultOf({ configuration }: Reading): Calculation | undefined {
  return configuration && { configuration, monthlyAmount: monthlyPayment(configuration) };
}

function isCurrent({ reading, result }: CalculatorState): boolean {
  return JSON.stringify(reading.configuration) === JSON.stringify(result?.configuration);
}

/** Whether there is a result of former input, and none of the present. */
export function isStale({ reading, result }: CalculatorState): boolean {
  return result !== undefined && reading.configuration === undefined;
}
