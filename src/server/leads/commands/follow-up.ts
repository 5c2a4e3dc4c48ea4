import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { addressesOf, alikeQuestion, askedAddress, nothingKept } from './addresses-of.ts';
import { allLeads, type Command, countIn, findLead, required } from './command.ts';
import { correct } from './correct.ts';

/** In characters; the database would cut off the rest. */
export const maxNoteLength = 2000;

/** The commands for what people do about leads. */
export const followUpCommands: Readonly<Record<string, Command>> = {
  note: {
    takes: 'text',
    async run(rpc, { target, text }) {
      required(text, 'Schrijf wat je deed: npm run leads -- note <referentie> Gebeld, offerte volgt');
      if (text.length > maxNoteLength) {
        throw new CouldNotRunError(
          `De notitie is ${text.length} tekens, en dat kunnen er hooguit ${maxNoteLength} zijn. Er is niets genoteerd: maak hem korter.`,
        );
      }
      const lead = await findLead(rpc, target);
      if (!lead) return 1;
      await rpc('lead_note', { id: lead.id, text });
      console.log(`Genoteerd bij de aanvraag van ${lead.email}.`);
      return 0;
    },
  },
  done: {
    takes: 'value',
    async run(rpc, { target }) {
      const lead = await findLead(rpc, target);
      if (!lead) return 1;
      await rpc('lead_done', { id: lead.id });
      console.log(`De aanvraag van ${lead.email} is afgehandeld.`);
      return 0;
    },
  },
  correct,
  release: {
    takes: 'value',
    async run(rpc, { target }) {
      const lead = await findLead(rpc, target);
      if (!lead) return 1;
      const isReleased = countIn(await rpc('lead_release', { id: lead.id }), 'leads') > 0;
      console.log(
        isReleased
          ? `De aanvraag van ${lead.email} geldt nu als die van een mens. De mails gaan de deur uit zodra de server draait.`
          : `De aanvraag van ${lead.email} stond niet apart; er verandert niets.`,
      );
      return 0;
    },
  },
  export: {
    takes: 'value',
    async run(rpc, { target }) {
      const typed = required(target?.trim(), 'Zeg van wie: npm run leads -- export naam@bedrijf.nl');
      const all = await allLeads(rpc);
      const email = askedAddress(typed, all);
      const addresses = addressesOf(email, all);
      const leads = all.filter((lead) => addresses.same.includes(lead.email));
      if (leads.length === 0) console.error(nothingKept(email));
      const question = alikeQuestion(addresses, { command: 'export', leads: all });
      if (question) console.error(question);
      console.log(JSON.stringify({ email, exportedAt: new Date().toISOString(), leads }, undefined, 2));
      return leads.length === 0 ? 1 : 0;
    },
  },
};
