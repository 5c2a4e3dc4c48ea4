import { type RefObject, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { LeadFieldName, LeadValues } from '../../shared/lead-fields.ts';
import {
  type AskedField,
  fieldsOf,
  type LeadForm,
  type LeadFormName,
  leadForms,
} from '../../shared/lead-forms.ts';
import type { Notice } from '../../shared/notices.ts';
import { formValues, normalizeValues } from './form-values.ts';
import { writeDraft } from './session-draft.ts';
import { useDraft } from './use-draft.ts';
import { leadRequests, useLeadRequest } from './use-lead-requests.ts';
import { type FieldMessages, fieldError, formErrors, formQuestions, hasMissing } from './validate-form.ts';

export interface LeadFormOptions {
  form: LeadFormName;
  /** Form and subject, the same across pages; default: the form's name. */
  id?: string;
  /** Maps input to what is sent; default: identity. */
  compose?(values: LeadValues): LeadValues;
  /** Initial values of an empty form. */
  prefill?: LeadValues;
  onSent?(): void;
}

/** A field as it was refused. */
export interface WrongField {
  name: LeadFieldName;
  message: string;
}

/** What was wrong when a form was sent. */
export interface Refusal {
  /** In field order. */
  wrong: readonly WrongField[];
  /** That required fields are empty, where the form says so. */
  notice?: Notice;
}

interface LeadFormState {
  element: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLDivElement | null>;
  /** When the form was last sent. */
  refusal: Refusal;
  fields: readonly AskedField[];
  errors: FieldMessages;
  warnings: FieldMessages;
  /** What came below the field that was left, for who does not see it appear. */
  told: string | undefined;
  submit(event: SyntheticEvent): void;
  /** On change: saves the draft, removes resolved errors. */
  edit(): void;
  /** On leaving a field. */
  blur(field: AskedField): void;
}

/** When the visitor sent the form, or tried to. */
interface Attempt {
  values: LeadValues;
  /** Of its event, in milliseconds. */
  at: number;
}

/** The second press of a double one comes sooner, and answers no question. */
const doublePressMs = 500;

/** A lead form's behaviour: drafts, validation and sending. */
export function useLeadForm(options: LeadFormOptions): LeadFormState {
  const { form, id = form, compose, prefill, onSent } = options;
  const { notices }: LeadForm = leadForms[form];
  const fields = useMemo(() => fieldsOf(leadForms[form]), [form]);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<Refusal>({ wrong: [] });
  const [errors, setErrors] = useState<FieldMessages>({});
  const [warnings, setWarnings] = useState<FieldMessages>({});
  const [left, setLeft] = useState<LeadFieldName>();
  const lastAttempt = useRef<Attempt>({ values: {}, at: 0 });
  useDraft({ form, element, prefill });

  useEffect(() => {
    const { wrong } = refusal;
    if (wrong.length > 1) summary.current?.scrollIntoView({ block: 'nearest' });
    // Last, so that it wins where there is no room for both: the field that has the focus, with its message.
    if (wrong.length > 0) focusedField(element.current)?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  const { sent } = useLeadRequest(id);
  const sentBefore = useRef(sent);
  useEffect(() => {
    if (sent === sentBefore.current) return;
    sentBefore.current = sent;
    element.current?.reset();
    setWarnings({});
    onSent?.();
  }, [sent, onSent]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const current = element.current;
    if (current === null) return;
    const filledIn = formValues(current, fields);
    const { values: asked, at } = lastAttempt.current;
    const isDouble = event.timeStamp - at < doublePressMs;
    const questions = formQuestions(fields, { values: filledIn, asked: isDouble ? {} : asked });
    const found = { ...questions, ...formErrors(fields, filledIn) };
    lastAttempt.current = { values: filledIn, at: event.timeStamp };
    setErrors(found);
    // The summary and the focus tell.
    setLeft(undefined);
    const wrong = fields.flatMap(({ name }) => {
      const message = found[name];
      return message === undefined ? [] : [{ name, message }];
    });
    const notice = hasMissing(fields, filledIn) ? notices.missing : undefined;
    setRefusal({ wrong, notice });
    const [firstWrong] = wrong;
    if (firstWrong !== undefined) {
      // Above the list of them, where there are several.
      leadRequests.setNotice(id, wrong.length > 1 ? undefined : notice);
      focusControl(current, firstWrong.name);
      return;
    }
    const normalized = normalizeValues(filledIn, fields);
    const values = compose ? compose(normalized) : normalized;
    const website = String(new FormData(current).get('website') ?? '');
    void leadRequests.submit({ id, form, values, website });
  }

  function edit(): void {
    if (element.current === null) return;
    const values = formValues(element.current, fields);
    writeDraft(form, values);
    const known = fields.filter(({ name }) => errors[name] !== undefined);
    if (known.length > 0) setErrors(formErrors(known, values));
  }

  function blur(field: AskedField): void {
    if (element.current === null) return;
    const { name, warn } = field;
    setLeft(name);
    const { [name]: value = '' } = formValues(element.current, [field]);
    setWarnings((before) => ({ ...before, [name]: value === '' ? undefined : warn?.(value) }));
    // An empty field is no error yet: the visitor may return.
    if (value === '') return;
    const isAsked = value === lastAttempt.current.values[name];
    setErrors((before) => ({
      ...before,
      [name]: fieldError(field, value) ?? (isAsked ? before[name] : undefined),
    }));
  }

  const told = left && (errors[left] ?? warnings[left]);
  return { element, summary, fields, refusal, errors, warnings, told, submit, edit, blur };
}

function focusControl(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** With its label and message. */
function focusedField(form: HTMLFormElement | null): Element | null | undefined {
  return form?.querySelector(':focus')?.parentElement;
}
