import { contactFields } from '../forms/contact-fields.ts';
import type { LeadFormDefinition } from '../forms/lead-form-definition.ts';
import { notices } from '../forms/notices.ts';

const { firstName, lastName, email, phone, company, vehicleType, remark } = contactFields;

const generalFailures = { refused: notices.generalRefused, unreachable: notices.generalUnreachable };
const equipmentFailures = { refused: notices.sendFailed, unreachable: notices.sendFailed };

/** What the buttons below a result say, by the form that each opens. */
export const followUpLabels = {
  quote: 'Vraag offerte aan',
  indicative: 'Indicatief voorstel ontvangen',
} as const;

/** The quote form of the general calculator. */
export const generalQuoteForm = {
  name: 'quote',
  fields: [firstName, lastName, company, email, vehicleType],
  submitLabel: 'Verstuur aanvraag',
  busyLabel: 'Verzenden...',
  notices: { sent: notices.generalQuoteSent, missing: notices.fieldsMissing, ...generalFailures },
} as const satisfies LeadFormDefinition;

/** The quote form of an equipment page. */
export const equipmentQuoteForm = {
  name: 'equipment quote',
  fields: [firstName, lastName, email, phone, company, remark],
  submitLabel: 'Verstuur aanvraag',
  busyLabel: 'Verzenden...',
  notices: { sent: notices.equipmentQuoteSent, missing: notices.fieldsMissing, ...equipmentFailures },
} as const satisfies LeadFormDefinition;

/** The form for an indicative proposal of the general calculator. */
export const generalIndicativeForm = {
  name: 'indicative',
  fields: [email],
  submitLabel: 'Verstuur',
  busyLabel: 'Bezig...',
  notices: { sent: notices.indicativeSent, missing: notices.emailMissing, ...generalFailures },
} as const satisfies LeadFormDefinition;

/** The form for an indicative proposal of an equipment page. */
export const equipmentIndicativeForm = {
  ...generalIndicativeForm,
  name: 'equipment indicative',
  notices: { ...generalIndicativeForm.notices, ...equipmentFailures },
} as const satisfies LeadFormDefinition;
