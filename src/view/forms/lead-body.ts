import type { LeadValues } from '../../shared/lead-fields.ts';
import type { FormType } from '../../shared/lead-forms.ts';

/** The request body: fields, form type and data for the lead service, flat. */
export type LeadBody = LeadValues & {
  formType: FormType;
  /** The same for all attempts of a request. */
  idempotencyKey: string;
  /** The honeypot. */
  website: string;
  /** Since the page was opened, whole. */
  elapsedMs: number;
};
