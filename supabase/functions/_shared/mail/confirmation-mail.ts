import type { MailCompany } from '../mail-types.ts';
import { contactFacts, notYou } from './contact-parts.ts';
import { leadKind } from './lead-kinds.ts';
import type { MailContent } from './mail-content.ts';

/** Tells a visitor that a form has arrived and what happens next: fixed words only. */
export function confirmationMail(formType: string, company: MailCompany): MailContent {
  const { received, next } = leadKind(formType);
  const title = `We hebben ${received} ontvangen`;
  return {
    subject: title,
    preview: next,
    title,
    parts: [
      { kind: 'text', text: `Hallo,\n\nBedankt! We hebben ${received} goed ontvangen.` },
      { kind: 'heading', text: 'Wat gebeurt er nu?' },
      {
        kind: 'text',
        text: `${next} Zijn we die dag gesloten? Dan hoor je van ons zodra we weer open zijn.`,
      },
      { kind: 'heading', text: 'Liever meteen contact?' },
      { kind: 'facts', facts: contactFacts(company) },
      notYou,
    ],
  };
}
