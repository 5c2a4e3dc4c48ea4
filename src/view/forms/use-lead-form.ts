import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { FieldDefinition, FormValues } from './field-definition.ts';
import { formValues, tidyValues } from './form-values.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type LeadFields, leadBody } from './lead-body.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import type { Notice } from './notices.ts';
import { type FieldErrors, fieldError, formErrors, hasMissing } from './rules.ts';
import { sendLead } from './send-lead.ts';
import { clearDraft, writeDraft } from './session-draft.ts';
import { useDraft } from './use-draft.ts';

interface LeadFormOptions<Name extends string> {
  form: LeadFormDefinition<Name>;
  /** Makes the fields of the call from what was filled in. */
  compose(values: FormValues<Name>): LeadFields;
  /** Shows a notice; `undefined` takes the last one away. */
  onNotice(notice: Notice | undefined): void;
  onSent?(): void;
}

interface LeadFormState<Name extends string> {
  element: RefObject<HTMLFormElement | null>;
  errors: FieldErrors<Name>;
  advice: FieldErrors<Name>;
  sending: boolean;
  submit(event: SyntheticEvent): void;
  /** A field changed: keeps the draft, and takes back an error that is no longer true. */
  edit(): void;
  leave(field: FieldDefinition<Name>): void;
}

/** The behaviour of a form that sends a lead: drafts, checks at the fields, sending once, and its notices. */
export function useLeadForm<Name extends string>(options: LeadFormOptions<Name>): LeadFormState<Name> {
  const { form, compose, onNotice, onSent } = options;
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const key = useRef<string>(undefined);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [advice, setAdvice] = useState<FieldErrors<Name>>({});
  const [sending, setSending] = useState(false);
  useDraft(form.name, element);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const current = element.current;
    if (busy.current || current === null) return;
    const values = formValues(current, form.fields);
    const found = formErrors(form.fields, values);
    setErrors(found);
    const firstWrong = form.fields.find(({ name }) => found[name] !== undefined);
    if (firstWrong !== undefined) {
      onNotice(hasMissing(form.fields, values) ? form.notices.missing : undefined);
      focusControl(current, firstWrong.name);
      return;
    }
    busy.current = true;
    setSending(true);
    onNotice(undefined);
    // One key until it is sent: whatever the visitor tries again, it arrives once.
    key.current ??= newIdempotencyKey();
    const website = String(new FormData(current).get('website') ?? '');
    const extras = { idempotencyKey: key.current, website, elapsedMs: Math.round(performance.now()) };
    const outcome = await sendLead(leadBody(compose(tidyValues(form.fields, values)), extras));
    busy.current = false;
    setSending(false);
    if (outcome === 'sent') {
      key.current = undefined;
      current.reset();
      clearDraft(form.name);
      setAdvice({});
      onSent?.();
    }
    onNotice(form.notices[outcome]);
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

  return { element, errors, advice, sending, submit, edit, leave };
}

function focusControl(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
