import type { OutboxItem, StoredLead } from '../stored-lead.ts';
import { leadFacts } from './lead-fields.ts';
import { leadKind } from './lead-kinds.ts';
import type { MailContent, MailPart } from './mail-content.ts';
import { readProposal } from './proposal.ts';

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** Tells the company of a lead: every field, and the message with its line breaks. */
export function companyMail({
  lead,
  hasVisitorMail,
}: Pick<OutboxItem, 'lead' | 'hasVisitorMail'>): MailContent {
  const { id, formType, email, createdAt, fields } = lead;
  const kind = leadKind(formType);
  const { message = '' } = fields;
  const words: MailPart[] = [
    { kind: 'heading', text: 'Bericht' },
    { kind: 'words', text: message },
  ];
  return {
    subject: `${kind.name}: ${sender(fields) || email}`,
    preview: 'Beantwoord deze mail om de aanvrager te schrijven.',
    title: kind.name,
    parts: [
      {
        kind: 'text',
        text: 'Er is een nieuwe aanvraag via de site. Je antwoord op deze mail gaat naar de aanvrager.',
      },
      ...(formType === 'indicative' ? [proposalNote(message, hasVisitorMail)] : []),
      { kind: 'facts', facts: leadFacts({ ...fields, email }) },
      ...(message === '' ? [] : words),
      { kind: 'small', text: `Ontvangen op ${moment.format(new Date(createdAt))}. Nummer: ${id}.` },
    ],
  };
}

function sender(fields: StoredLead['fields']): string {
  const { firstName = '', lastName = '', company = '', companyName = '' } = fields;
  return [`${firstName} ${lastName}`.trim(), company || companyName].filter(Boolean).join(', ');
}

function proposalNote(message: string, hasVisitorMail: boolean): MailPart {
  if (readProposal(message) === undefined) return { kind: 'text', text: notes.noProposal };
  return { kind: 'text', text: hasVisitorMail ? notes.sent : notes.enoughMails };
}

const notes = {
  sent: 'De aanvrager krijgt het indicatieve voorstel vanzelf per mail.',
  enoughMails:
    'Let op: aan dit adres gingen vandaag al genoeg mails. De aanvrager krijgt daarom geen voorstel per mail. Kijk de aanvraag na en stuur er zelf een.',
  noProposal:
    'Let op: deze berekening levert geen voorstel op. De aanbetaling of slottermijn is te hoog, of ze komt niet van de calculator van de site. De aanvrager krijgt daarom geen voorstel met bedragen. Kijk de aanvraag na en stuur er zelf een.',
} as const;
