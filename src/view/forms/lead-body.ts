/** What a form says: the fields of its call, all texts, empty when nothing was filled in. */
export interface LeadFields extends Record<string, string> {
  formType: 'calculator' | 'indicative' | 'contact' | 'verzekering';
}

/** What travels beside the fields, for the receiving function. */
export interface LeadExtras {
  /** The same for every attempt to send one request. */
  idempotencyKey: string;
  /** The hidden field that only robots fill in. */
  website: string;
  /** Whole milliseconds since the page was opened. */
  elapsedMs: number;
}

/** The body of the call: the fields and the extras in one flat object. */
export type LeadBody = Record<string, string | number>;

/** Puts the fields and the extras together. */
export function leadBody(fields: LeadFields, extras: LeadExtras): LeadBody {
  return { ...fields, ...extras };
}
