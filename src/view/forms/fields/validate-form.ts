import type { LeadFieldName, LeadValues } from '../../../shared/leads/lead-fields.ts';
import type { AskedField } from '../../../shared/leads/lead-forms.ts';
import type { Notice } from '../../../shared/leads/notices.ts';
import { formatAmount } from '../../../shared/text/amount.ts';

export type FieldMessages = Partial<Record<LeadFieldName, string>>;

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

/** Errors by field, in field order. */
export function formErrors(fields: readonly AskedField[], values: LeadValues): FieldMessages {
  const errors: FieldMessages = {};
  for (const field of fields) {
    const error = fieldError(field, values[field.name] ?? '');
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

/** The fields with a message, in field order. */
export function wrongFields(fields: readonly AskedField[], messages: FieldMessages): WrongField[] {
  return fields.flatMap(({ name }) => {
    const message = messages[name];
    return message === undefined ? [] : [{ name, message }];
  });
}

/** A field's error, if any. */
export function fieldError(field: AskedField, value: string): string | undefined {
  if (value === '') return field.required ? field.missing : undefined;
  return lengthError(field, value) ?? field.validate?.(value);
}

/**
 * What a form asks before it is sent, by field.
 * @param asked values that were asked about before: sending them again confirms them.
 */
export function formQuestions(
  fields: readonly AskedField[],
  { values, asked }: Readonly<Record<'values' | 'asked', LeadValues>>,
): FieldMessages {
  const questions: FieldMessages = {};
  for (const { name, warn, asksOnce } of fields) {
    const { [name]: value = '' } = values;
    const warning = asksOnce && value !== asked[name] ? warn?.(value) : undefined;
    if (warning) questions[name] = `${warning} Zo niet, verstuur dan nog een keer.`;
  }
  return questions;
}

/** Not by `maxlength`: browsers silently truncate pasted text. */
function lengthError({ label, maxLength }: AskedField, value: string): string | undefined {
  if (value.length <= maxLength) return undefined;
  const [length, limit] = [value.length, maxLength].map(formatAmount);
  return `Bij “${label}” staan ${length} tekens; er passen er ${limit}. Kort de tekst in.`;
}

/** Whether a required field is empty. */
export function hasMissing(fields: readonly AskedField[], values: LeadValues): boolean {
  return fields.some(({ name, required }) => required && !values[name]);
}
