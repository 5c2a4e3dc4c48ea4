import type { LeadValues } from '../../shared/lead-fields.ts';
import type { AskedField } from '../../shared/lead-forms.ts';

/** What stands in a form now: each field's text, without spaces around it. */
export function formValues(element: HTMLFormElement, fields: readonly AskedField[]): LeadValues {
  const data = new FormData(element);
  return Object.fromEntries(fields.map(({ name }) => [name, textOf(data.get(name))]));
}

/** The values in the way they are sent. */
export function normalizeValues(values: LeadValues, fields: readonly AskedField[]): LeadValues {
  return Object.fromEntries(
    fields.map(({ name, normalize = unchanged }) => [name, normalize(values[name] ?? '')]),
  );
}

function unchanged(value: string): string {
  return value;
}

function textOf(entry: FormDataEntryValue | null): string {
  // Browsers send line ends of a textarea as CR LF.
  return typeof entry === 'string' ? entry.replaceAll('\r\n', '\n').trim() : '';
}
