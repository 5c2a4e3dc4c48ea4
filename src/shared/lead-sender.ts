import type { LeadValues } from './lead-fields.ts';

/** Who sent a lead: the name, and the company when it was told. Empty when neither was. */
export function senderOf({ firstName = '', lastName = '', company, companyName }: LeadValues): string {
  return [`${firstName} ${lastName}`.trim(), company || companyName].filter(Boolean).join(', ');
}
