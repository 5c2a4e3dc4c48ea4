import type { LeadValues } from './lead-fields.ts';

/** The sender's name, and company if given; empty without either. */
export function senderOf({ firstName = '', lastName = '', company, companyName }: LeadValues): string {
  return [`${firstName} ${lastName}`.trim(), company || companyName].filter(Boolean).join(', ');
}
