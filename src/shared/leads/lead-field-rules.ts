import { editDistance } from '../text/edit-distance.ts';
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

/** Warns unless a number in it has ten digits nationally, or is an equivalent with +31 or 0031, or a foreign one. */
export function phoneWarning(value: string): string | undefined {
  const isPhoneNumber = (number: string): boolean =>
    /^(0|\+31|0031)[1-9]\d{8}$/.test(number) || /^(\+|00)(?!31)[1-9]\d{6,13}$/.test(number);
  return numbersIn(value.replace(/\(0\)/g, '')).some(isPhoneNumber)
    ? undefined
    : 'Controleer je telefoonnummer, bijvoorbeeld 06\u00a012\u00a034\u00a056\u00a078.';
}

/** Warns unless a trade register number has eight digits. */
export function tradeNumberWarning(value: string): string | undefined {
  return isTradeNumber(tradeNumber(value)) ? undefined : 'Een KvK-nummer heeft 8 cijfers.';
}

/** The digits of the trade register number in a text, however they are grouped; any other text as it is. */
export function tradeNumber(value: string): string {
  const digits = withoutSigns(value);
  return /^\d+$/.test(digits) ? digits : (numbersIn(value).find(isTradeNumber) ?? value);
}

function isTradeNumber(number: string): boolean {
  return /^\d{8}$/.test(number);
}

/** The numbers in a text without what groups their digits: `tel: 06-1234 5678` has one. */
function numbersIn(value: string): string[] {
  return value.split(/[^\d+\s()./\p{Pd}\p{Cf}]+|\s\/\s/u).map(withoutSigns);
}

/** Removes the marks that nobody sees, which come along with what is copied. */
function withoutMarks(value: string): string {
  return value.replace(/\p{Cf}/gu, '');
}

/** Removes what people write between digits. */
function withoutSigns(value: string): string {
  return value.replace(/[\s()./\p{Pd}\p{Cf}]/gu, '');
}
