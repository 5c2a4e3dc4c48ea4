import { isEmailAddress } from '../../shared/email-address.ts';
import { longestLine } from '../../shared/lead-limits.ts';
import type { FieldDefinition, FormValues } from './field-definition.ts';

export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** What is wrong with one field, or nothing. */
export function fieldError(field: FieldDefinition, value: string): string | undefined {
  if (value === '') return field.required;
  return lengthError(value, field.maxLength ?? longestLine) ?? field.check?.(value);
}

/** The control itself sets no limit: browsers then cut off what is pasted, and say nothing. */
function lengthError(value: string, most: number): string | undefined {
  if (value.length <= most) return undefined;
  return `Je tekst is te lang: ${value.length} tekens. Kort hem in tot ${most} tekens.`;
}

/** What is wrong with each field that is wrong, in the order of the fields. */
export function formErrors<Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  values: FormValues<Name>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const field of fields) {
    const error = fieldError(field, values[field.name]);
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

/** Whether a required field was left empty. */
export function hasMissing<Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  values: FormValues<Name>,
): boolean {
  return fields.some(({ name, required }) => required !== undefined && values[name] === '');
}

/** What to say of something that is no e-mail address. */
export function emailError(value: string): string | undefined {
  return isEmailAddress(value) ? undefined : 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.';
}

/** Advice on a phone number: ten digits nationally, or with +31 or 0031 before it. */
export function phoneAdvice(value: string): string | undefined {
  const digits = value.replace(/\(0\)/, '').replace(/[\s().-]/g, '');
  const looksDutch = /^(0|\+31|0031)[1-9]\d{8}$/.test(digits);
  const foreign = /^(\+|00)(?!31)[1-9]\d{6,13}$/.test(digits);
  return looksDutch || foreign ? undefined : 'Controleer je telefoonnummer, bijvoorbeeld 06 12 34 56 78.';
}

/** Advice on a number of the trade register: eight digits, spaces do not count. */
export function tradeNumberAdvice(value: string): string | undefined {
  return /^\d{8}$/.test(withoutSpaces(value)) ? undefined : 'Een KvK-nummer heeft 8 cijfers.';
}

/** The text without any spaces. */
export function withoutSpaces(value: string): string {
  return value.replace(/\s/g, '');
}
