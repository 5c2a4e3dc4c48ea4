import { type RefObject, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { LeadFieldName, LeadValues } from '../../shared/leads/lead-fields.ts';
import {
  type AskedField,
  type Choices,
  fieldsOf,
  type LeadForm,
  type LeadFormName,
  leadForms,
} from '../../shared/leads/lead-forms.ts';
import { readDraft } from './draft/session-draft.ts';
import { keepTyped, useDraft } from './draft/use-draft.ts';
import { formValues, normalizeValues } from './fields/form-values.ts';
import {
  type FieldMessages,
  fieldError,
  formErrors,
  formQuestions,
  hasMissing,
  type Refusal,
  type WrongField,
  wrongFields,
} from './fields/validate-form.ts';
import { leadRequests, useLeadRequest } from './sending/use-lead-requests.ts';

export interface LeadFormOptions {
  form: LeadFormName;
  /** Form and subject, the same across pages; default: the form's name. */
  id?: string;
  /** Maps input to what is sent, `undefined` where nothing is to be sent any more; default: identity. */
  compose?(values: LeadValues): LeadValues | undefined;
  /** What a field chooses from in the place of its own options. */
  choices?: Choices;
  /** Initial values of an empty form. */
  prefill?: LeadValues;
  onSent?(): void;
}

interface LeadFormState {
  element: RefObject<HTMLFormElement | null>;
  /** When the form was last sent. */
  refusal: Refusal;
  fields: readonly AskedField[];
  errors: FieldMessages;
  warnings: FieldMessages;
  /** The message that appeared below a field that was left, or in which Enter was pressed, for screen readers. */
  announcement: Announcement;
  submit(event: SyntheticEvent): void;
  /** On change: saves the draft, removes resolved errors. */
  edit(): void;
  /** On leaving a field. */
  blur(field: AskedField): void;
}

interface Announcement {
  text?: string;
  /** Another one with the same text is announced again. */
  id: number;
}

interface LeftField {
  name?: LeadFieldName;
  /** Of the last attempt before, as in `Attempt`. */
  at: number;
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
  const { form, id = form, compose = unchanged, choices, prefill, onSent } = options;
  const { notices }: LeadForm = leadForms[form];
  const fields = useMemo(() => fieldsOf(leadForms[form], choices), [form, choices]);
  const element = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal>({ wrong: [] });
  const [errors, setErrors] = useState<FieldMessages>({});
  const [warnings, setWarnings] = useState<FieldMessages>({});
  const [left, setLeft] = useState<LeftField>({ at: 0 });
  const lastAttempt = useRef<Attempt>({ values: {}, at: 0 });
  const writesOn = useRef(false);
  useDraft({ form, element, prefill });
  useEffect(() => {
    // After the summary, so that it wins where there is no space for both: the field that has the focus, with its message.
    if (refusal.wrong.length > 0) focusedField(element.current)?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  useWhenSent(id, () => {
    writesOn.current = Object.keys(readDraft(form)).length > 0;
    if (!writesOn.current) element.current?.reset();
    setWarnings({});
    onSent?.();
  });

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const current = element.current;
    if (current === null) return;
    const attempt = { values: formValues(current, fields), at: event.timeStamp };
    const found = errorsOf(attempt, { before: lastAttempt.current, fields });
    const wrong = wrongFields(fields, found);
    const notice = hasMissing(fields, attempt.values) ? notices.missing : undefined;
    lastAttempt.current = attempt;
    setErrors(found);
    setRefusal({ wrong, notice });
    const [firstWrong] = wrong;
    // The summary and a focus that moves announce it; after Enter in the only wrong field there is neither.
    const stays = wrong.length === 1 && firstWrong && hasFocus(current, firstWrong);
    setLeft({ name: stays ? firstWrong.name : undefined, at: attempt.at });
    if (firstWrong === undefined) {
      send(current, attempt.values);
      return;
    }
    // Above the list of them, where there are several.
    leadRequests.setNotice(id, wrong.length > 1 ? undefined : notice);
    focusControl(current, firstWrong.name);
  }

  function send(current: HTMLFormElement, filledIn: LeadValues): void {
    const values = compose(normalizeValues(filledIn, fields));
    if (values === undefined) return;
    const website = String(new FormData(current).get('website') ?? '');
    void leadRequests.submit({ id, form, values, website });
  }

  function edit(): void {
    if (element.current === null) return;
    const values = formValues(element.current, fields);
    keepTyped(form, { values, prefill });
    // That the message before this one arrived; who wrote on meanwhile has not read it yet.
    if (!writesOn.current) leadRequests.begin([]);
    const known = fields.filter(({ name }) => errors[name] !== undefined);
    if (known.length > 0) setErrors(formErrors(known, values));
  }

  function blur(field: AskedField): void {
    if (element.current === null) return;
    const { name, warn } = field;
    const { [name]: value = '' } = formValues(element.current, [field]);
    const warning = value === '' ? undefined : warn?.(value);
    setWarnings((before) => ({ ...before, [name]: warning }));
    // An empty field is no error yet: the visitor may return.
    if (value === '') return;
    const error = fieldError(field, value);
    const isAsked = value === lastAttempt.current.values[name];
    setErrors((before) => ({ ...before, [name]: error ?? (isAsked ? before[name] : undefined) }));
    // What stood there was announced.
    if ((error ?? warning) !== (errors[name] ?? warnings[name])) setLeft(({ at }) => ({ name, at }));
  }

  const text = left.name && (errors[left.name] ?? warnings[left.name]);
  const announcement = { text, id: left.at };
  return { element, fields, refusal, errors, warnings, announcement, submit, edit, blur };
}

/** The errors that keep a form from being sent; sending the same values twice answers its questions. */
function errorsOf(
  { values, at }: Attempt,
  { before, fields }: { before: Attempt; fields: readonly AskedField[] },
): FieldMessages {
  const isDouble = at - before.at < doublePressMs;
  const questions = formQuestions(fields, { values, asked: isDouble ? {} : before.values });
  return { ...questions, ...formErrors(fields, values) };
}

/** Calls back when a lead of this form was sent, from now on. */
function useWhenSent(id: string, onSent: () => void): void {
  const { sent } = useLeadRequest(id);
  const sentBefore = useRef(sent);
  useEffect(() => {
    if (sent === sentBefore.current) return;
    sentBefore.current = sent;
    onSent();
  }, [sent, onSent]);
}

function unchanged(values: LeadValues): LeadValues {
  return values;
}

function focusControl(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

function hasFocus(form: HTMLFormElement, { name }: WrongField): boolean {
  return form.elements.namedItem(name) === document.activeElement;
}

/** With its label and message. */
function focusedField(form: HTMLFormElement | null): Element | null | undefined {
  return form?.querySelector(':focus')?.parentElement;
}
