import { contactSubjects } from '../../shared/contact-subjects.ts';
import { longestMessage } from '../../shared/lead-limits.ts';
import type { FieldDefinition } from './field-definition.ts';
import { emailError, phoneAdvice, tradeNumberAdvice, withoutSpaces } from './rules.ts';

/** The fields that forms are put together from. */
export const contactFields = {
  firstName: {
    name: 'firstName',
    label: 'Voornaam',
    control: 'input',
    autoComplete: 'given-name',
    required: 'Vul je voornaam in.',
  },
  lastName: {
    name: 'lastName',
    label: 'Achternaam',
    control: 'input',
    autoComplete: 'family-name',
    required: 'Vul je achternaam in.',
  },
  email: {
    name: 'email',
    label: 'E-mailadres',
    control: 'input',
    type: 'email',
    autoComplete: 'email',
    required: 'Vul je e-mailadres in.',
    check: emailError,
  },
  phone: {
    name: 'phone',
    label: 'Telefoonnummer',
    control: 'input',
    type: 'tel',
    autoComplete: 'tel',
    advise: phoneAdvice,
  },
  company: { name: 'company', label: 'Bedrijfsnaam', control: 'input', autoComplete: 'organization' },
  companyName: { name: 'companyName', label: 'Bedrijfsnaam', control: 'input', autoComplete: 'organization' },
  kvkNumber: {
    name: 'kvkNumber',
    label: 'KvK-nummer',
    control: 'input',
    autoComplete: 'off',
    inputMode: 'numeric',
    advise: tradeNumberAdvice,
    tidy: withoutSpaces,
  },
  vehicleType: {
    name: 'vehicleType',
    label: 'Voertuigtype',
    control: 'input',
    autoComplete: 'off',
    required: 'Vul in wat je wilt leasen, bijvoorbeeld bakwagen.',
  },
  subject: {
    name: 'subject',
    label: 'Onderwerp',
    control: 'select',
    autoComplete: 'off',
    placeholder: 'Kies een onderwerp',
    options: contactSubjects,
  },
  message: {
    name: 'message',
    label: 'Bericht',
    control: 'textarea',
    autoComplete: 'off',
    required: 'Schrijf je bericht.',
    maxLength: longestMessage,
  },
  remark: {
    name: 'message',
    label: 'Bericht',
    control: 'textarea',
    autoComplete: 'off',
    maxLength: longestMessage,
  },
} as const satisfies Record<string, FieldDefinition>;
