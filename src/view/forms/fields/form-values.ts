import type { LeadValues } from '../../../shared/leads/lead-fields.ts';
import type { AskedField } from '../../../shared/leads/lead-forms.ts';
import { sendableText } from './sendable-text.ts';

/** A form's present values, as they can be sent. */
export function formValues(element: HTMLFormElement, fields: readonly AskedField[]): LeadValues {
  const data = new FormData(element);
  return Object.fromEntries(fields.map(({ name }) => [name, textOf(data.get(name))]));
}

/** Values as sent. */
export function normalizeValues(values: LeadValues, fields: readonly AskedField[]): LeadValues {
  return Object.fromEntries(
    fields.map(({ name, normalize = unchanged }) => [name, normalize(values[name] ?? '')]),
  );
}

function unchanged(value: string): string {
  return value;
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? sendableText(entry) : '';
}
