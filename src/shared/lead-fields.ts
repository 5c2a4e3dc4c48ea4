import { contactSubjects } from './contact-subjects.ts';
import { maxAddressLength } from './email-address.ts';
import { emailError, phoneWarning, tradeNumberWarning, withoutSpaces } from './lead-field-rules.ts';

/** One field that forms ask, as visitors, the lead service, mails and lists know it. */
export interface LeadField {
  /** In forms, mails and lists. */
  label: string;
  control: 'input' | 'textarea' | 'select';
  type?: 'email' | 'tel';
  autoComplete: string;
  inputMode?: 'numeric';
  /** What to say when it is left empty in a form that requires it. */
  missing: string;
  /** Characters that a visitor may fill in. */
  maxLength: number;
  /** Characters that may arrive, where forms add to what was filled in. */
  maxSentLength?: number;
  /** What is wrong with a value, or nothing. Stops the form. */
  validate?(value: string): string | undefined;
  /** What looks wrong with a value, or nothing. The form can be sent. */
  warn?(value: string): string | undefined;
  /** The way the value is sent. */
  normalize?(value: string): string;
  /** For a select: the value travels, the label is read. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
}

/** The limit of a field of one line, in characters. */
export const maxLineLength = 200;

const line = { control: 'input', maxLength: maxLineLength } as const;

/** Every field that forms ask or send, by its name in the call, in the order of mails and lists. */
export const leadFields = {
  firstName: { ...line, label: 'Voornaam', autoComplete: 'given-name', missing: 'Vul je voornaam in.' },
  lastName: { ...line, label: 'Achternaam', autoComplete: 'family-name', missing: 'Vul je achternaam in.' },
  company: {
    ...line,
    label: 'Bedrijfsnaam',
    autoComplete: 'organization',
    missing: 'Vul je bedrijfsnaam in.',
  },
  companyName: {
    ...line,
    label: 'Bedrijfsnaam',
    autoComplete: 'organization',
    missing: 'Vul je bedrijfsnaam in.',
  },
  kvkNumber: {
    ...line,
    label: 'KvK-nummer',
    autoComplete: 'off',
    inputMode: 'numeric',
    missing: 'Vul je KvK-nummer in.',
    warn: tradeNumberWarning,
    normalize: withoutSpaces,
  },
  email: {
    ...line,
    label: 'E-mailadres',
    type: 'email',
    autoComplete: 'email',
    maxLength: maxAddressLength,
    missing: 'Vul je e-mailadres in.',
    validate: emailError,
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
    // A subject that a form makes can name the equipment.
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
    // Calculators put the calculation above it.
    maxSentLength: 5000,
  },
} as const satisfies Record<string, LeadField>;

export type LeadFieldName = keyof typeof leadFields;

/** What was filled in, or is sent, by field; empty where nothing was filled in. */
export type LeadValues = Partial<Record<LeadFieldName, string>>;

/** Whether a text names a field. */
export function isLeadField(name: string): name is LeadFieldName {
  return Object.hasOwn(leadFields, name);
}

export const leadFieldNames = Object.keys(leadFields).filter(isLeadField);
