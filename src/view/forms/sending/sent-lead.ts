import type { LeadValues } from '../../../shared/leads/lead-fields.ts';
import { type LeadFormName, leadForms } from '../../../shared/leads/lead-forms.ts';
import { clearDraft, readDraft, writeDraft } from '../draft/session-draft.ts';

/** A lead that arrived. */
export interface SentLead {
  form: LeadFormName;
  values: LeadValues;
  /** As `leadReference` makes it of the lead's id; absent when the answer has none. */
  reference?: string;
}

/** Keeps what a form sent with the tab and its address: after a reload nobody wonders whether it has arrived. */
export function keepSentLead(id: string, lead: SentLead): void {
  writeDraft(draftName(id), { address: location.href, lead: JSON.stringify(lead) });
}

/** What the form of this id sent from the present address. */
export function keptSentLead(id: string): SentLead | undefined {
  const { address, lead } = readDraft(draftName(id));
  if (address !== location.href || lead === undefined) return undefined;
  const kept: SentLead = JSON.parse(lead);
  // A former version of the site may have had other forms.
  return Object.hasOwn(leadForms, kept.form) ? kept : undefined;
}

/** Its notice was read, or another attempt begins. */
export function forgetSentLead(id: string): void {
  clearDraft(draftName(id));
}

function draftName(id: string): string {
  return `sent ${id}`;
}
