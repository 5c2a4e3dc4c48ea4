import type { LeadValues } from '../../../shared/leads/lead-fields.ts';
import type { FormType } from '../../../shared/leads/lead-forms.ts';

/** The request body: fields, form type and data for the lead service, flat. */
export type LeadBody = LeadValues & {
  formType: FormType;
  /** The same for all attempts of a request. */
  idempotencyKey: string;
  /** The honeypot. */
  website: string;
  /** Whole milliseconds since the visitor first touched a form in this tab. */
  elapsedMs: number;
};
