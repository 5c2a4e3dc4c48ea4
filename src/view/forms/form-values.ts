import type { FieldDefinition, FormValues } from './field-definition.ts';

/** What stands in a form now: each field's text, without spaces around it. Fields that are not there are empty. */
export function formValues<Name extends string>(
  element: HTMLFormElement,
  fields: readonly FieldDefinition<Name>[],
): FormValues<Name> {
  const data = new FormData(element);
  const values = {} as FormValues<Name>;
  for (const { name } of fields) values[name] = textOf(data.get(name));
  return values;
}

/** The values in the way they are sent. */
export function tidyValues<Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  values: FormValues<Name>,
): FormValues<Name> {
  const tidied = { ...values };
  for (const { name, tidy } of fields) tidied[name] = tidy ? tidy(values[name]) : values[name];
  return tidied;
}

function textOf(entry: FormDataEntryValue | null): string {
  // Browsers send line ends of a textarea as CR LF.
  return typeof entry === 'string' ? entry.replaceAll('\r\n', '\n').trim() : '';
}
