import { leadFacts } from '../../../../supabase/functions/_shared/mail/lead-facts.ts';
import { kindWords, pastMailLimit } from '../../../../supabase/functions/_shared/mail/lead-words.ts';
import { leadFields } from '../../../shared/leads/lead-fields.ts';
import { leadReference } from '../../../shared/leads/lead-reference.ts';
import { momentInDigits } from '../../../shared/text/dutch-moment.ts';
import type { ListedLead, ListedMail } from '../admin/listed-lead.ts';
import { mailState, oneLine } from './lead-words.ts';

const recipients = {
  company: 'Mail aan het bedrijf',
  visitor: 'Mail aan de aanvrager',
  webhook: 'Webhook',
} as const;

/** All of one lead, for a terminal. */
export function leadSheet(lead: ListedLead): string {
  const { id, createdAt, purgeAfter, quarantined, fields, email, mails, notes, doneAt } = lead;
  const isPastMailLimit = !quarantined && mails.every(({ kind }) => kind !== 'visitor');
  const facts = [
    { label: 'Referentie', value: leadReference(id) },
    { label: 'Nummer', value: id },
    { label: 'Ontvangen', value: momentInDigits(createdAt) },
    { label: 'Bewaard tot', value: momentInDigits(purgeAfter) },
    ...(quarantined ? [{ label: 'Verdacht', value: 'waarschijnlijk een robot, er gaat geen mail uit' }] : []),
    ...leadFacts({ ...fields, email }),
    ...notes.map(({ at, text }) => ({ label: 'Notitie', value: `${momentInDigits(at)}: ${text}` })),
    ...(doneAt ? [{ label: 'Afgehandeld', value: momentInDigits(doneAt) }] : []),
    ...mails.map((mail) => ({ label: recipients[mail.kind], value: mailSentence(mail) })),
    ...(isPastMailLimit ? [{ label: recipients.visitor, value: `geen: ${pastMailLimit}` }] : []),
  ];
  const width = Math.max(...facts.map(({ label }) => label.length));
  const lines = facts.map(({ label, value }) => `${oneLine(label).padEnd(width)}  ${oneLine(value)}`);
  const message = (fields.message ?? '').split('\n').map(oneLine);
  return [
    kindWords(lead),
    '',
    ...lines,
    ...(fields.message ? ['', leadFields.message.label, ...message] : []),
  ].join('\n');
}

function mailSentence(mail: ListedMail): string {
  const { status, sentAt, nextAttemptAt, lastError } = mail;
  if (status === 'sent') return `verzonden op ${momentInDigits(sentAt ?? '')}`;
  const next = nextAttemptAt ? `, volgende poging ${momentInDigits(nextAttemptAt)}` : '';
  return `${mailState(mail)}${next}${lastError ? `: ${lastError}` : ''}`;
}
