import { kindWords } from '../../../../supabase/functions/_shared/mail/lead-words.ts';
import { leadReference } from '../../../shared/leads/lead-reference.ts';
import { senderOf } from '../../../shared/leads/lead-sender.ts';
import { counted } from '../../../shared/text/counted.ts';
import { momentInDigits } from '../../../shared/text/dutch-moment.ts';
import { shortened } from '../../../shared/text/shortened.ts';
import type { ListedLead } from '../admin/listed-lead.ts';
import { mailWords, oneLine } from './lead-words.ts';

const columns: readonly { title: string; value: (lead: ListedLead) => string }[] = [
  { title: 'Ontvangen', value: ({ createdAt }) => momentInDigits(createdAt) },
  { title: 'Soort', value: kindWords },
  { title: 'Van', value: ({ fields }) => senderOf(fields) },
  { title: 'Over', value: ({ fields }) => fields['page.equipment'] ?? fields['page.path'] ?? '' },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'Berichten', value: mailWords },
  { title: 'Stand', value: followUpWord },
  { title: 'Referentie', value: ({ id }) => leadReference(id) },
];
const maxWidth = 36;

/** Leads as a table for a terminal, with a line that counts them. */
export function leadTable(leads: readonly ListedLead[]): string {
  if (leads.length === 0) return 'Er zijn geen aanvragen.';
  const rows = [
    columns.map(({ title }) => title),
    ...leads.map((lead) => columns.map(({ value }) => shortened(oneLine(value(lead)), maxWidth))),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => [...(row[index] ?? '')].length)));
  const lines = rows.map((row) => row.map((cell, index) => padded(cell, widths[index] ?? 0)).join('  '));
  const count = counted(leads.length, 'aanvraag', 'aanvragen');
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n\n${count}. Meer over één ervan: npm run leads -- show <referentie>`;
}

/** What a person did about a lead, as the mail of the morning sees it: only what is open may wait for somebody. */
function followUpWord({ doneAt, notes }: ListedLead): string {
  if (doneAt !== undefined) return 'afgehandeld';
  return notes.length > 0 ? 'genoteerd' : 'open';
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}
