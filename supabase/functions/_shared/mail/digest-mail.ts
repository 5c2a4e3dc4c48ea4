import { leadReference } from '../../../../src/shared/leads/lead-reference.ts';
import { maxPurgePause } from '../../../../src/shared/leads/lead-retention.ts';
import { senderOf } from '../../../../src/shared/leads/lead-sender.ts';
import { momentInDigits } from '../../../../src/shared/text/dutch-moment.ts';
import { databaseLimits } from '../database-limits.ts';
import type { WaitingLeads, WaitingReason } from '../stored-lead.ts';
import { kindWords } from './lead-words.ts';
import type { Fact, MailContent, MailPart } from './mail-content.ts';

/** A message is a mail or what goes to the webhook; the sheet of a lead says which. */
const reasonTexts: Record<WaitingReason, string> = {
  quarantined: 'misschien van een robot: er ging geen mail uit',
  dead: 'een bericht erover is mislukt',
  undelivered: 'een bericht erover is nog niet bezorgd',
  unanswered: `langer dan ${databaseLimits.unansweredHours} uur zonder notitie`,
};

/** Reminds the company in the morning which leads wait for a person, and warns when old ones are not purged. */
export function digestMail({ total, leads, purgeRefused = false }: WaitingLeads): MailContent {
  const title = total === 0 && purgeRefused ? notPurged : titleOf(total);
  return {
    subject: title,
    preview:
      total === 0 && purgeRefused ? 'Kijk of de klok klopt.' : 'Kijk ze na, en noteer wat ermee gebeurd is.',
    title,
    parts: [
      ...(total === 0 ? [] : waitingParts(leads)),
      ...(total > leads.length ? [more(total - leads.length)] : []),
      ...(purgeRefused ? purgeParts : []),
      { kind: 'small', text: 'Deze mail komt elke ochtend om zeven uur, als er iets wacht.' },
    ],
  };
}

const notPurged = 'Oude aanvragen worden niet gewist';

const purgeParts: MailPart[] = [
  { kind: 'heading', text: 'Klopt de klok?' },
  {
    kind: 'text',
    text: `${notPurged}: de klok staat meer dan ${maxPurgePause} dagen verder dan de vorige keer. Staat hij verkeerd, zet hem dan goed. Klopt hij, doe dan een van deze twee:`,
  },
  {
    kind: 'list',
    items: [
      'Op de server: npm run leads -- purge --force',
      `In Supabase (SQL Editor): select public.lead_purge('{"force": true}')`,
    ],
  },
];

function titleOf(total: number): string {
  if (total === 0) return 'Er wacht niets meer';
  return total === 1 ? 'Er wacht 1 aanvraag op je' : `Er wachten ${total} aanvragen op je`;
}

function waitingParts(leads: WaitingLeads['leads']): MailPart[] {
  return [
    { kind: 'text', text: 'Deze aanvragen hebben iemand nodig, de oudste eerst.' },
    { kind: 'facts', facts: leads.map(leadFact) },
    { kind: 'heading', text: 'Wat kun je doen?' },
    {
      kind: 'list',
      items: [
        'Alles lezen, ook welk bericht mislukt is: npm run leads -- show <referentie>',
        'Noteren wat je deed: npm run leads -- note <referentie> Gebeld, offerte volgt',
        'Klaar: npm run leads -- done <referentie>',
        'Toch van een mens: npm run leads -- release <referentie>',
        'E-mailadres verkeerd: npm run leads -- correct <referentie> E-mailadres naam@bedrijf.nl',
        'Mislukte berichten nog eens proberen: npm run leads -- retry <referentie>',
      ],
    },
  ];
}

function leadFact(lead: WaitingLeads['leads'][number]): Fact {
  const { id, createdAt, email, fields, reasons } = lead;
  const words = [
    `${kindWords(lead)} van ${senderOf(fields) || email}, ${momentInDigits(createdAt)}`,
    ...reasons.map((reason) => reasonTexts[reason]),
  ];
  return { label: leadReference(id), value: words.join('\n') };
}

function more(count: number): MailPart {
  return { kind: 'text', text: `En nog ${count}: npm run leads laat ze allemaal zien.` };
}
