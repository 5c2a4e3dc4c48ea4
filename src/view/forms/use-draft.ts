import { type RefObject, useLayoutEffect, useRef } from 'react';
import { formValues } from './form-values.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import { readDraft, writeDraft } from './session-draft.ts';

/** What an empty form starts with, by field name. */
export type PrefilledValues = Readonly<Record<string, string>>;

const nothing: PrefilledValues = {};

interface DraftOptions {
  form: LeadFormDefinition;
  element: RefObject<HTMLFormElement | null>;
  prefill?: PrefilledValues;
}

/**
 * Fills a form's empty controls with what was typed earlier in this tab, else with what the form starts with. What
 * already stands in a control, typed before the scripts arrived, is newer and stays.
 */
export function useDraft({ form, element, prefill = nothing }: DraftOptions): void {
  const prefilled = useRef(nothing);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const isTypedEarly = Object.values(formValues(element.current, form.fields)).some((text) => text !== '');
    const draft = readDraft(form.name);
    for (const { name } of form.fields) {
      const control = element.current.elements.namedItem(name);
      if (!isTextControl(control)) continue;
      const isUntouched = control.value === '' || control.value === prefilled.current[name];
      if (isUntouched) control.value = draft[name] || prefill[name] || '';
    }
    prefilled.current = prefill;
    if (isTypedEarly) writeDraft(form.name, formValues(element.current, form.fields));
  }, [form, element, prefill]);
}

function isTextControl(control: unknown): control is { value: string } {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
