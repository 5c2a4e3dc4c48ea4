import { type RefObject, useLayoutEffect } from 'react';
import { firstTouch } from '../forms/first-touch.ts';
import { readDraft, writeDraft } from '../forms/session-draft.ts';
import type { CalculatorInPage } from './calculator-context.ts';
import { inputNames } from './calculator-fields.ts';
import type { CalculatorInput } from './configuration.ts';

/**
 * Restores input from before the store: typed earlier in this tab, or in the prerendered page (newer, so it wins). Then
 * keeps the draft. After hydration, so that the first render equals the server's.
 */
export function useInputDraft(
  { kind, store, equipment }: CalculatorInPage,
  form: RefObject<HTMLFormElement | null>,
) {
  const draftName = `calculator ${equipment?.type ?? 'general'}`;
  useLayoutEffect(() => {
    const draft = readDraft(draftName);
    const input: Partial<CalculatorInput> = {};
    for (const name of inputNames) {
      const early = form.current && typedText(form.current, kind.controlNames[name]);
      const text = early || draft[name];
      if (text) input[name] = text;
    }
    store.getState().restore(input);
    return store.subscribe((state, before) => {
      if (state.input === before.input) return;
      firstTouch.note();
      writeDraft(draftName, state.input);
    });
  }, [draftName, form, kind, store]);
}

function typedText(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
}
