import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LeadValues } from '../../../shared/leads/lead-fields.ts';
import { fieldsOf, type LeadFormName, leadForms } from '../../../shared/leads/lead-forms.ts';
import { formValues } from '../fields/form-values.ts';
import { fillEmpty, isValueControl } from '../fields/value-control.ts';
import { firstTouch } from './first-touch.ts';
import { readDraft, writeDraft } from './session-draft.ts';

const nothing: LeadValues = {};

interface DraftOptions {
  form: LeadFormName;
  element: RefObject<HTMLFormElement | null>;
  /** Initial values of an empty form. */
  prefill?: LeadValues;
}

/**
 * Fills empty controls with the tab's draft, else with the prefill. Text typed before scripts arrived is newer and
 * stays.
 */
export function useDraft({ form, element, prefill = nothing }: DraftOptions): void {
  const prefilled = useRef<LeadValues>(undefined);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const fields = fieldsOf(leadForms[form]);
    const draft = readDraft(form);
    const early = formValues(element.current, fields);
    const isTypedEarly = prefilled.current === undefined && hasText({ ...early, ...draft });
    for (const { name } of fields) {
      const control = element.current.elements.namedItem(name);
      if (!isValueControl(control)) continue;
      if (control.value === prefilled.current?.[name]) control.value = '';
      fillEmpty(control, draft[name] || prefill[name] || '');
    }
    prefilled.current = prefill;
    // With the question there, the browser fills in the rest in no time.
    if (isTypedEarly || hasText(prefill)) firstTouch.note({ early: isTypedEarly });
    if (isTypedEarly) keepTyped(form, { values: formValues(element.current, fields), prefill });
  }, [form, element, prefill]);
}

function hasText(values: object): boolean {
  return Object.values(values).some(Boolean);
}

interface FilledIn {
  values: LeadValues;
  prefill?: LeadValues;
}

/** Keeps the draft without what only a link filled in, which comes with its address and gives way to that of another link. */
export function keepTyped(form: LeadFormName, { values, prefill = nothing }: FilledIn): void {
  const before = readDraft(form);
  const given = new Map<string, string>(Object.entries(prefill));
  const isTyped = ([name, text]: [string, string]) =>
    text === before[name] || text !== given.get(name)?.trim();
  writeDraft(form, Object.fromEntries(Object.entries(values).filter(isTyped)));
}
