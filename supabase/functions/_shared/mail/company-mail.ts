import { readProposal } from '../../../../src/shared/calculator/calculation-text.ts';
import { leadFields } from '../../../../src/shared/leads/lead-fields.ts';
import { leadReference } from '../../../../src/shared/leads/lead-reference.ts';
import { senderOf } from '../../../../src/shared/leads/lead-sender.ts';
import type { LeaseSettings } from '../../../../src/shared/lease/lease-settings.ts';
import { momentInWords } from '../../../../src/shared/text/dutch-moment.ts';
import type { LeadItem } from '../stored-lead.ts';
import { leadFacts } from './lead-facts.ts';
import { pastMailLimit } from './lead-words.ts';
import type { MailContent, MailPart } from './mail-content.ts';
import { storedKind } from './stored-kind.ts';

interface CompanyMailItem extends Pick<LeadItem, 'lead' | 'hasVisitorMail'> {
  /** An answer to this mail goes to the visitor. */
  isAnswerable: boolean;
}

/** Notifies the company of a lead: every field, and the message with its line breaks. */
export function companyMail(
  { lead, hasVisitorMail, isAnswerable }: CompanyMailItem,
  settings: LeaseSettings,
): MailContent {
  const { id, formType, email, createdAt, fields } = lead;
  const kind = storedKind(formType);
  const { message = '' } = fields;
  const words: MailPart[] = [
    { kind: 'heading', text: leadFields.message.label },
    { kind: 'words', text: message },
  ];
  return {
    subject: `${kind.name}: ${senderOf(fields) || email}`,
    preview: isAnswerable
      ? 'Antwoord op deze mail: je bericht gaat naar de aanvrager.'
      : 'Let op: je antwoord op deze mail gaat niet naar de aanvrager.',
    title: kind.name,
    parts: [
      {
        kind: 'text',
        text: `Er is een nieuwe aanvraag via de site. ${isAnswerable ? notes.answerable : notes.unanswerable}`,
      },
      ...(formType === 'indicative'
        ? [proposalNote({ hasProposal: readProposal(message, settings) !== undefined, hasVisitorMail })]
        : []),
      { kind: 'facts', facts: leadFacts({ ...fields, email }) },
      ...(message === '' ? [] : words),
      {
        kind: 'small',
        text: `Ontvangen op ${momentInWords(createdAt)}. Referentie: ${leadReference(id)}. Nummer: ${id}.`,
      },
    ],
  };
}

function proposalNote({
  hasProposal,
  hasVisitorMail,
}: {
  hasProposal: boolean;
  hasVisitorMail: boolean;
}): MailPart {
  if (!hasProposal) return { kind: 'text', text: notes.noProposal };
  return { kind: 'text', text: hasVisitorMail ? notes.sent : notes.enoughMails };
}

const notes = {
  answerable: 'Je antwoord op deze mail gaat naar de aanvrager.',
  unanswerable:
    'Let op: je antwoord op deze mail gaat niet naar de aanvrager, want het e-mailadres is ongewoon. Kijk of het klopt en schrijf er zelf naartoe, of bel.',
  sent: 'De aanvrager krijgt het indicatieve voorstel vanzelf per mail.',
  enoughMails: `Let op: de aanvrager krijgt geen voorstel per mail: ${pastMailLimit} Bekijk de aanvraag en stuur zelf een voorstel.`,
  noProposal:
    'Let op: deze berekening levert geen voorstel op. De aanbetaling of slottermijn is te hoog, de rekenrente of een keuze van de calculator is net veranderd, of de berekening komt niet van onze calculator. De aanvrager krijgt daarom geen voorstel met bedragen. Bekijk de aanvraag en stuur zelf een voorstel.',
} as const;
