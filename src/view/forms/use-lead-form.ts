import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldDefinition, FormValues } from './field-definition.ts';
import { formValues, tidyValues } from './form-values.ts';
import type { LeadFields } from './lead-body.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import { setNotice, submitRequest, useFormRequest } from './requests.ts';
import { type FieldErrors, fieldError, formErrors, hasMissing } from './rules.ts';
import { writeDraft } from './session-draft.ts';
import { type PrefilledValues, useDraft } from './use-draft.ts';

export interface LeadFormOptions<Name extends string> {
  /** Names the form and what it is about: the same wherever the visitor meets the form again. */
  id: string;
  form: LeadFormDefinition<Name>;
  /** Makes the fields of the call from what was filled in. */
  compose(values: FormValues<Name>): LeadFields;
  prefill?: PrefilledValues;
  onSent?(): void;
}

interface LeadFormState<Name extends string> {
  element: RefObject<HTMLFormElement | null>;
  errors: FieldErrors<Name>;
  advice: FieldErrors<Name>;
  submit(event: SyntheticEvent): void;
  /** A field changed: keeps the draft, and takes back an error that is no longer true. */
  edit(): void;
  leave(field: FieldDefinition<Name>): void;
}

/** The behaviour of a form that sends a lead: drafts, checks at the fields, and sending. */
export function useLeadForm<Name extends string>(options: LeadFormOptions<Name>): LeadFormState<Name> {
  const { id, form, compose, prefill, onSent } = options;
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [advice, setAdvice] = useState<FieldErrors<Name>>({});
  useDraft({ form, element, prefill });

  const { sent } = useFormRequest(id);
  const sentBefore = useRef(sent);
  useEffect(() => {
    if (sent === sentBefore.current) return;
    sentBefore.current = sent;
    element.current?.reset();
    setAdvice({});
    onSent?.();
  }, [sent, onSent]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const current = element.current;
    if (current === null) return;
    const values = formValues(current, form.fields);
    const found = formErrors(form.fields, values);
    setErrors(found);
    const firstWrong = form.fields.find(({ name }) => found[name] !== undefined);
    if (firstWrong !== undefined) {
      setNotice(id, hasMissing(form.fields, values) ? form.notices.missing : undefined);
      focusControl(current, firstWrong.name);
      return;
    }
    const website = String(new FormData(current).get('website') ?? '');
    void submitRequest({ id, form, fields: compose(tidyValues(form.fields, values)), website });
  }

  function edit(): void {
    if (element.current === null) return;
    const values = formValues(element.current, form.fields);
    writeDraft(form.name, values);
    const known = form.fields.filter(({ name }) => errors[name] !== undefined);
    if (known.length > 0) setErrors(formErrors(known, values));
  }

  function leave(field: FieldDefinition<Name>): void {
    if (element.current === null) return;
    const value = formValues(element.current, [field])[field.name];
    setAdvice((before) => ({ ...before, [field.name]: value === '' ? undefined : field.advise?.(value) }));
    // An empty field is no mistake yet: the visitor may come back to it.
    if (value !== '') setErrors((before) => ({ ...before, [field.name]: fieldError(field, value) }));
  }

  return { element, errors, advice, submit, edit, leave };
}

function focusControl(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
