import { contactFields } from './contact-fields.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import { notices } from './notices.ts';

const { firstName, lastName, email, phone, company, companyName, kvkNumber, subject, message } =
  contactFields;

/** The message form of the contact page. */
export const contactForm = {
  name: 'contact',
  fields: [firstName, lastName, email, phone, company, subject, message],
  submitLabel: 'Verstuur bericht',
  busyLabel: 'Verzenden...',
  notices: { sent: notices.contactSent, refused: notices.sendFailed, unreachable: notices.sendFailed },
} as const satisfies LeadFormDefinition;

/** The question form of the insurance page. */
export const insuranceForm = {
  name: 'insurance',
  fields: [firstName, lastName, email, phone, companyName, kvkNumber, message],
  submitLabel: 'Verstuur vraag',
  busyLabel: 'Verzenden...',
  notices: { sent: notices.insuranceSent, refused: notices.sendFailed, unreachable: notices.sendFailed },
} as const satisfies LeadFormDefinition;
