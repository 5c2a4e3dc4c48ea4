import { isEmailAddress } from './email-address.ts';

/** What to say of something that is no e-mail address. */
export function emailError(value: string): string | undefined {
  return isEmailAddress(value) ? undefined : 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.';
}

/** Warns of a phone number that has not ten digits nationally, or with +31 or 0031 before it. */
export function phoneWarning(value: string): string | undefined {
  const digits = value.replace(/\(0\)/, '').replace(/[\s().-]/g, '');
  const looksDutch = /^(0|\+31|0031)[1-9]\d{8}$/.test(digits);
  const foreign = /^(\+|00)(?!31)[1-9]\d{6,13}$/.test(digits);
  return looksDutch || foreign ? undefined : 'Controleer je telefoonnummer, bijvoorbeeld 06 12 34 56 78.';
}

/** Warns of a number of the trade register that has not eight digits; spaces do not count. */
export function tradeNumberWarning(value: string): string | undefined {
  return /^\d{8}$/.test(withoutSpaces(value)) ? undefined : 'Een KvK-nummer heeft 8 cijfers.';
}

/** The text without any spaces. */
export function withoutSpaces(value: string): string {
  return value.replace(/\s/g, '');
}
