import type { LeadFieldName, LeadValues } from '../../shared/lead-fields.ts';
import type { AskedField } from '../../shared/lead-forms.ts';

/** A sentence by field. */
export type FieldMessages = Partial<Record<LeadFieldName, string>>;

/** What is wrong with each field that is wrong, in the order of the fields. */
export function formErrors(fields: readonly AskedField[], values: LeadValues): FieldMessages {
  const errors: FieldMessages = {};
  for (const field of fields) {
    const error = fieldError(field, values[field.name] ?? '');
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

/** What is wrong with one field, or nothing. */
export function fieldError(field: AskedField, value: string): string | undefined {
  if (value === '') return field.required ? field.missing : undefined;
  return lengthError(value, field.maxLength) ?? field.validate?.(value);
}

/** The control itself sets no limit: browsers then cut off what is pasted, and say nothing. */
function lengthError(value: string, maxLength: number): string | undefined {
  if (value.length <= maxLength) return undefined;
  return `Je tekst is te lang: ${value.length} tekens. Kort hem in tot ${maxLength} tekens.`;
}

/** Whether a required field was left empty. */
export function hasMissing(fields: readonly AskedField[], values: LeadValues): boolean {
  return fields.some(({ name, required }) => required && !values[name]);
}
