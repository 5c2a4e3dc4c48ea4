import { editDistance } from './edit-distance.ts';
import { isEmailAddress } from './email-address.ts';

/** The error for an invalid e-mail address, or nothing. */
export function emailError(value: string): string | undefined {
  return isEmailAddress(withoutMarks(value))
    ? undefined
    : 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.';
}

/** Of mail services that many Dutch businesses use. */
const mailDomains =
  'gmail.com hotmail.com hotmail.nl outlook.com icloud.com yahoo.com ziggo.nl kpnmail.nl hetnet.nl xs4all.nl upcmail.nl'.split(
    ' ',
  );

/** Of services that resemble one of them. */
const otherMailDomains = ['mail.com', 'email.com', 'ymail.com'];

/** Asks about a domain that is one typing error away from that of a mail service, or Gmail's with another ending: no answer would arrive. */
export function emailWarning(value: string): string | undefined {
  const [name = '', domain = ''] = withoutMarks(value).trim().toLowerCase().split('@');
  if ([...mailDomains, ...otherMailDomains].includes(domain)) return undefined;
  const meant = domain.startsWith('gmail.')
    ? 'gmail.com'
    : mailDomains.find((known) => editDistance(domain, known) === 1);
  return meant && `Bedoel je ${name}@${meant}?`;
}

/** Warns unless it has ten digits nationally, or an equivalent with +31 or 0031. */
export function phoneWarning(value: string): string | undefined {
  const digits = withoutSigns(value.replace(/\(0\)/, ''));
  const looksDutch = /^(0|\+31|0031)[1-9]\d{8}$/.test(digits);
  const foreign = /^(\+|00)(?!31)[1-9]\d{6,13}$/.test(digits);
  return looksDutch || foreign ? undefined : 'Controleer je telefoonnummer, bijvoorbeeld 06 12 34 56 78.';
}

/** Warns unless a trade register number has eight digits. */
export function tradeNumberWarning(value: string): string | undefined {
  return /^\d{8}$/.test(tradeNumber(value)) ? undefined : 'Een KvK-nummer heeft 8 cijfers.';
}

/** The digits of a trade register number, however they are grouped; any other text as it is. */
export function tradeNumber(value: string): string {
  const digits = withoutSigns(value);
  return /^\d+$/.test(digits) ? digits : value;
}

/** Removes the marks that nobody sees, which come along with what is copied. */
export function withoutMarks(value: string): string {
  return value.replace(/\p{Cf}/gu, '');
}

/** Removes what people write between digits. */
function withoutSigns(value: string): string {
  return value.replace(/[\s()./\p{Pd}\p{Cf}]/gu, '');
}
