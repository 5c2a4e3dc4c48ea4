import { whenClosed } from '../../../../src/shared/leads/lead-forms.ts';
import { leadReference } from '../../../../src/shared/leads/lead-reference.ts';
import type { MailCompany } from '../mail-types.ts';
import type { StoredLead } from '../stored-lead.ts';
import { contactFacts, notYou } from './contact-parts.ts';
import type { MailContent } from './mail-content.ts';
import { storedKind } from './stored-kind.ts';

/** Confirms to a visitor that a form has arrived and says what happens next: fixed words only. */
export function confirmationMail(
  { id, formType }: Pick<StoredLead, 'id' | 'formType'>,
  company: MailCompany,
): MailContent {
  const { received, next } = storedKind(formType);
  const title = `We hebben ${received} ontvangen`;
  return {
    subject: title,
    preview: next,
    title,
    parts: [
      { kind: 'text', text: `Hallo,\n\nBedankt! We hebben ${received} goed ontvangen.` },
      { kind: 'heading', text: 'Wat gebeurt er nu?' },
      { kind: 'text', text: `${next} ${whenClosed}` },
      { kind: 'facts', facts: [{ label: 'Je referentie', value: leadReference(id) }] },
      { kind: 'heading', text: 'Liever meteen contact?' },
      { kind: 'facts', facts: contactFacts(company) },
      notYou,
    ],
  };
}
