import { contactSubjects } from './contact-subjects.ts';
import { maxAddressLength } from './email-address.ts';
import {
  emailError,
  emailWarning,
  phoneWarning,
  tradeNumber,
  tradeNumberWarning,
} from './lead-field-rules.ts';

/** A field of lead forms, as view, lead service, mails and lists know it. */
export interface LeadField {
  /** In forms, mails and lists. */
  label: string;
  control: 'input' | 'textarea' | 'select';
  type?: 'email' | 'tel';
  autoComplete: string;
  inputMode?: 'numeric';
  /** The error when a required field is empty. */
  missing: string;
  /** For the visitor, in characters. */
  maxLength: number;
  /** For the lead service, where forms add text. */
  maxSentLength?: number;
  /** The error of a value, if any. Stops the form. */
  validate?(value: string): string | undefined;
  /** The warning of a value, if any. Does not stop the form. */
  warn?(value: string): string | undefined;
  /** Its warning stops the form the first time, where a mistake cannot be fixed afterwards: nobody can answer. */
  asksOnce?: true;
  /** The value as sent. */
  normalize?(value: string): string;
  /** Of a select; the value is sent. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
}

/** For one line, in characters. */
export const maxLineLength = 200;

const line = { control: 'input', maxLength: maxLineLength } as const;

/** Of the field that forms send under either of two names. */
const companyName = {
  ...line,
  label: 'Bedrijfsnaam',
  autoComplete: 'organization',
  missing: 'Vul je bedrijfsnaam in.',
} as const;

/** All lead fields by name in the request, in the order of mails and lists. */
export const leadFields = {
  firstName: { ...line, label: 'Voornaam', autoComplete: 'given-name', missing: 'Vul je voornaam in.' },
  lastName: { ...line, label: 'Achternaam', autoComplete: 'family-name', missing: 'Vul je achternaam in.' },
  company: companyName,
  companyName,
  kvkNumber: {
    ...line,
    label: 'KvK-nummer',
    autoComplete: 'off',
    inputMode: 'numeric',
    missing: 'Vul je KvK-nummer in.',
    warn: tradeNumberWarning,
    normalize: tradeNumber,
  },
  email: {
    ...line,
    label: 'E-mailadres',
    type: 'email',
    autoComplete: 'email',
    maxLength: maxAddressLength,
    missing: 'Vul je e-mailadres in.',
    validate: emailError,
    warn: emailWarning,
    asksOnce: true,
  },
  phone: {
    ...line,
    label: 'Telefoonnummer',
    type: 'tel',
    autoComplete: 'tel',
    missing: 'Vul je telefoonnummer in.',
    warn: phoneWarning,
  },
  vehicleType: {
    ...line,
    label: 'Voertuigtype',
    autoComplete: 'off',
    missing: 'Vul in wat je wilt leasen, bijvoorbeeld bakwagen.',
  },
  subject: {
    label: 'Onderwerp',
    control: 'select',
    autoComplete: 'off',
    missing: 'Kies een onderwerp.',
    maxLength: maxLineLength,
    // Forms may add the equipment to it.
    maxSentLength: 300,
    placeholder: 'Kies een onderwerp',
    options: contactSubjects,
  },
  message: {
    label: 'Bericht',
    control: 'textarea',
    autoComplete: 'off',
    missing: 'Schrijf je bericht.',
    maxLength: 2000,
    // Calculators prepend the calculation.
    maxSentLength: 5000,
  },
} as const satisfies Record<string, LeadField>;

export type LeadFieldName = keyof typeof leadFields;

/** Values by field; empty where nothing was filled in. */
export type LeadValues = Partial<Record<LeadFieldName, string>>;

/** Whether a text names a field. */
export function isLeadField(name: string): name is LeadFieldName {
  return Object.hasOwn(leadFields, name);
}

/** A field's value as people read it: of a select the label of what was chosen. */
export function valueInWords(name: LeadFieldName, value: string): string {
  const { options }: LeadField = leadFields[name];
  return options?.find((option) => option.value === value)?.label ?? value;
}

export const leadFieldNames = Object.keys(leadFields).filter(isLeadField);
