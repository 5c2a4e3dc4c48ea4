import { maxPurgePause } from '../../../shared/leads/lead-retention.ts';
import { counted } from '../../../shared/text/counted.ts';
import type { ListedLead } from '../admin/listed-lead.ts';
import { isPurgeRefused } from '../purge-refusal.ts';
import { addressesOf, alikeQuestion, askedAddress, nothingKept } from './addresses-of.ts';
import { allLeads, type Command, chosen, countIn, findLead, required } from './command.ts';
import { leadCsv } from './lead-csv.ts';
import { leadSheet } from './lead-sheet.ts';
import { leadTable } from './lead-table.ts';

/** How a list can be written. */
export const listFormats: Readonly<Record<string, (leads: ListedLead[]) => string>> = {
  text: (leads) => `${leadTable(leads)}\n`,
  csv: leadCsv,
  json: (leads) => `${JSON.stringify(leads, undefined, 2)}\n`,
};

/** The commands that list leads and manage what is kept. */
export const manageCommands: Readonly<Record<string, Command>> = {
  list: {
    takes: 'nothing',
    options: ['format'],
    async run(rpc, { format = 'text' }) {
      const write = chosen(listFormats, { name: format, what: 'Het formaat' });
      process.stdout.write(write(await allLeads(rpc)));
      return 0;
    },
  },
  show: {
    takes: 'value',
    async run(rpc, { target }) {
      const lead = await findLead(rpc, target);
      if (lead) console.log(leadSheet(lead));
      return lead ? 0 : 1;
    },
  },
  erase: {
    takes: 'value',
    async run(rpc, { target }) {
      const typed = required(target?.trim(), 'Zeg van wie: npm run leads -- erase naam@bedrijf.nl');
      const leads = await allLeads(rpc);
      const email = askedAddress(typed, leads);
      const addresses = addressesOf(email, leads);
      const { same } = addresses;
      let count = 0;
      // Also when nothing is found: an attempt that was cut off may have left files.
      for (const one of same.length > 0 ? same : [email]) {
        count += countIn(await rpc('lead_erase', { email: one }), 'leads');
      }
      console.log(
        count === 0
          ? nothingKept(email)
          : `Gewist: ${counted(count, 'aanvraag', 'aanvragen')} van ${email}, met de mails die hier bewaard zijn. Kopieën in mailboxen en back-ups wis je daar.`,
      );
      const question = alikeQuestion(addresses, { command: 'erase', leads });
      if (question) console.error(question);
      return count === 0 ? 1 : 0;
    },
  },
  retry: {
    takes: 'value',
    async run(rpc, { target }) {
      const lead = target === undefined ? undefined : await findLead(rpc, target);
      if (target !== undefined && !lead) return 1;
      const revived = countIn(await rpc('lead_retry', { leadId: lead?.id }), 'mails');
      const waiting = countIn(
        await rpc('outbox_resume', { seconds: 0, alone: false, leadId: lead?.id }),
        'mails',
      );
      console.log(
        revived + waiting === 0
          ? 'Er is niets dat op een nieuwe poging wacht.'
          : `${counted(revived + waiting, 'bericht gaat', 'berichten gaan')} opnieuw de deur uit zodra de server draait.`,
      );
      return 0;
    },
  },
  purge: {
    takes: 'nothing',
    options: ['force'],
    async run(rpc, { force = false }) {
      const answer = await rpc('lead_purge', { force });
      if (isPurgeRefused(answer)) {
        console.error(
          `Niets gewist: de klok staat meer dan ${maxPurgePause} dagen verder dan de vorige keer. Klopt de klok? Dan: npm run leads -- purge --force`,
        );
        return 1;
      }
      const count = countIn(answer, 'leads');
      console.log(`Gewist omdat de bewaartermijn voorbij is: ${counted(count, 'aanvraag', 'aanvragen')}.`);
      return 0;
    },
  },
};
