import type { LeadValues } from '../../shared/lead-fields.ts';
import type { AskedField } from '../../shared/lead-forms.ts';

/** A form's present values, trimmed. */
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
  // Textareas give CR LF.
  return typeof entry === 'string' ? entry.replaceAll('\r\n', '\n').trim() : '';
}
