import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstTouch } from '../forms/draft/first-touch.ts';
import { readDraft, writeDraft } from '../forms/draft/session-draft.ts';
import { fillEmpty, isValueControl } from '../forms/fields/value-control.ts';
import type { CalculatorInPage, Equipment } from './calculator-context.ts';
import { inputNames } from './calculator-fields.ts';
import type { CalculatorInput } from './configuration.ts';

/** The entry of a draft that had a result; no control has this name. */
const calculatedEntry = 'calculated';

/** The name of a calculator's draft. */
export function inputDraftName(equipment: Equipment | undefined): string {
  return `calculator ${equipment?.type ?? 'general'}`;
}

/**
 * Restores input from before the store: typed earlier in this tab, or in the prerendered page (newer, so it wins). Then
 * keeps the draft; with its result, for a visitor who returns. After hydration, so that the first render equals the
 * server's. Returns what was typed in the prerendered page.
 */
export function useInputDraft(
  { kind, store, equipment }: CalculatorInPage,
  form: RefObject<HTMLFormElement | null>,
): RefObject<Partial<CalculatorInput>> {
  const draftName = inputDraftName(equipment);
  const typed = useRef<Partial<CalculatorInput>>({});
  useLayoutEffect(() => {
    const draft = readDraft(draftName);
    const input: Partial<CalculatorInput> = {};
    for (const name of inputNames) {
      const controlName = kind.controlName(name);
      const control = form.current?.elements.namedItem(controlName);
      const draftText = draft[controlName] ?? '';
      // Fields of a choice that is not made yet have no control.
      if (isValueControl(control) && control.value !== '') typed.current[name] = control.value;
      input[name] = isValueControl(control) ? fillEmpty(control, draftText) : draftText;
    }
    store.getState().restore(input);
    if (draft[calculatedEntry]) store.getState().resume();
    return store.subscribe((state, before) => {
      if (state.input === before.input && state.result === before.result) return;
      firstTouch.note();
      const entries = inputNames.map((name) => [kind.controlName(name), state.input[name]]);
      writeDraft(draftName, { ...Object.fromEntries(entries), [calculatedEntry]: state.result ? 'yes' : '' });
    });
  }, [draftName, form, kind, store]);
  return typed;
}
