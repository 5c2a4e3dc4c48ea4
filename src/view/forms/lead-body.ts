import type { LeadValues } from '../../shared/lead-fields.ts';
import type { FormType } from '../../shared/lead-forms.ts';

/** The body of the call: the fields, the form type and what the lead service needs beside them, in one flat object. */
export type LeadBody = LeadValues & {
  formType: FormType;
  /** The same for every attempt to send one request. */
  idempotencyKey: string;
  /** The hidden field that only robots fill in. */
  website: string;
  /** Whole milliseconds since the visitor first touched a form in this tab. */
  elapsedMs: number;
};
