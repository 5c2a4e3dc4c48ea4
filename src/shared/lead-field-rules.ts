import { isEmailAddress } from './email-address.ts';

/** The error for an invalid e-mail address, or nothing. */
export function emailError(value: string): string | undefined {
  return isEmailAddress(value) ? undefined : 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.';
}

/** Warns unless it has ten digits nationally, or an equivalent with +31 or 0031. */
export function phoneWarning(value: string): string | undefined {
  const digits = value.replace(/\(0\)/, '').replace(/[\s()./\p{Pd}\p{Cf}]/gu, '');
  const looksDutch = /^(0|\+31|0031)[1-9]\d{8}$/.test(digits);
  const foreign = /^(\+|00)(?!31)[1-9]\d{6,13}$/.test(digits);
  return looksDutch || foreign ? undefined : 'Controleer je telefoonnummer, bijvoorbeeld 06 12 34 56 78.';
}

/** Warns unless a trade register number has eight digits; spaces do not count. */
export function tradeNumberWarning(value: string): string | undefined {
  return /^\d{8}$/.test(withoutSpaces(value)) ? undefined : 'Een KvK-nummer heeft 8 cijfers.';
}

/** Removes all whitespace. */
export function withoutSpaces(value: string): string {
  return value.replace(/\s/g, '');
}
