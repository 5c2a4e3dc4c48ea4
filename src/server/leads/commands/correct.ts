import { readField } from '../../../../supabase/functions/_shared/lead.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import {
  type LeadField,
  type LeadFieldName,
  leadFieldNames,
  leadFields,
  valueInWords,
} from '../../../shared/leads/lead-fields.ts';
import type { ListedLead } from '../admin/listed-lead.ts';
import { type Command, chosen, countIn, findLead, required } from './command.ts';

const wayOut = 'Zeg wat het wordt: npm run leads -- correct <referentie> E-mailadres naam@bedrijf.nl';

/** Corrects one field of a lead, which its person may ask for. To another address the confirmation leaves again. */
export const correct: Command = {
  takes: 'text',
  async run(rpc, { target, text }) {
    const [label = '', ...words] = text.split(' ');
    const typed = required(words.join(' ').trim(), wayOut);
    const lead = await findLead(rpc, target);
    if (!lead) return 1;
    const field = askedField(label, lead);
    const value = readField(field, asSent(field, typed));
    if (typeof value !== 'string') {
      throw new CouldNotRunError(`"${typed}" is niet goed. ${value.problem} Er is niets veranderd.`);
    }
    const mails = countIn(await rpc('lead_correct', { id: lead.id, field, value }), 'mails');
    const mail = mails > 0 ? ' De bevestiging gaat daarheen zodra de server draait.' : '';
    console.log(
      `${leadFields[field].label} is nu ${valueInWords(field, value)}.${mail} Wat al verstuurd was, verandert niet mee: verbeter dat in je mailbox en in het systeem achter de webhook.`,
    );
    return 0;
  },
};

/** Of a choice the value that its form sends, by which other systems know it: a person reads and types its label. */
function asSent(field: LeadFieldName, typed: string): string {
  const { options }: LeadField = leadFields[field];
  return options?.find(({ label }) => label.toLowerCase() === typed.toLowerCase())?.value ?? typed;
}

/** The field with this label, capitals aside. Throws a `CouldNotRunError` that names the fields of the lead. */
function askedField(label: string, { fields }: ListedLead): LeadFieldName {
  const own = leadFieldNames.filter((name) => Object.hasOwn(fields, name));
  const byLabel = Object.fromEntries(own.map((name) => [leadFields[name].label, name]));
  const known = Object.keys(byLabel).find((one) => one.toLowerCase() === label.toLowerCase());
  return chosen(byLabel, { name: known ?? label, what: 'Het gegeven' });
}
