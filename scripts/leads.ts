import { parseArgs } from 'node:util';
import { loadEnvironmentFile, readEnvironment } from '../src/server/environment.ts';
import { leadCsv } from '../src/server/leads/lead-csv.ts';
import { leadSheet } from '../src/server/leads/lead-sheet.ts';
import { openLeadStore } from '../src/server/leads/lead-store.ts';
import { leadTable } from '../src/server/leads/lead-table.ts';
import { type ListedLead, listLeads } from '../src/server/leads/listed-lead.ts';
import { isPurgeRefused } from '../src/server/leads/purge-refusal.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';
import type { Rpc } from '../supabase/functions/_shared/rpc.ts';
import { migrationsFolder } from './lead-service.ts';
import { run } from './run.ts';

const formats: Readonly<Record<string, (leads: ListedLead[]) => string>> = {
  text: (leads) => `${leadTable(leads)}\n`,
  csv: leadCsv,
  json: (leads) => `${JSON.stringify(leads, undefined, 2)}\n`,
};

/** Does its work with what stands behind its name, and gives the exit code. */
type Command = (rpc: Rpc, target: string | undefined, options: CommandOptions) => Promise<number>;

interface CommandOptions {
  format: string;
  /** Purge although the clock looks wrong. */
  force: boolean;
}

const commands: Readonly<Record<string, Command>> = {
  list: async (rpc, _, { format }) => {
    process.stdout.write(chosen(formats, format, 'Het formaat')(await allLeads(rpc)));
    return 0;
  },
  show: async (rpc, target) => {
    const lead = await findLead(rpc, target);
    if (lead) console.log(leadSheet(lead));
    return lead ? 0 : 1;
  },
  erase: async (rpc, target) => {
    const email = needed(target, 'Zeg van wie: npm run leads -- erase naam@bedrijf.nl');
    const count = counted(await rpc('lead_erase', { email }), 'leads');
    console.log(
      count === 0
        ? `Van ${email} is niets bewaard.`
        : `Gewist: ${some(count, 'aanvraag', 'aanvragen')} van ${email}, met de mails die hier bewaard zijn. Kopieën in mailboxen en back-ups wis je daar.`,
    );
    return count === 0 ? 1 : 0;
  },
  retry: async (rpc, target) => {
    const lead = target === undefined ? undefined : await findLead(rpc, target);
    if (target !== undefined && !lead) return 1;
    const revived = counted(await rpc('lead_retry', { leadId: lead?.id }), 'mails');
    const waiting = counted(await rpc('outbox_resume', { seconds: 0, alone: false }), 'mails');
    console.log(
      revived + waiting === 0
        ? 'Er zijn geen mails die op een nieuwe poging wachten.'
        : `${some(revived + waiting, 'mail gaat', 'mails gaan')} opnieuw de deur uit zodra de server draait.`,
    );
    return 0;
  },
  purge: async (rpc, _, { force }) => {
    const answer = await rpc('lead_purge', { force });
    if (isPurgeRefused(answer)) {
      console.error(
        'Niets gewist: de klok staat meer dan 14 dagen verder dan de vorige keer. Klopt de klok? Dan: npm run leads -- purge --force',
      );
      return 1;
    }
    const count = counted(answer, 'leads');
    console.log(`Gewist omdat de bewaartermijn voorbij is: ${some(count, 'aanvraag', 'aanvragen')}.`);
    return 0;
  },
};

await run(async () => {
  loadEnvironmentFile();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, force: { type: 'boolean', default: false } },
  });
  const [name = 'list', target] = positionals;
  const command = chosen(commands, name, 'De opdracht');
  chosen(formats, values.format, 'Het formaat');
  const { databaseUrl, dataFolder } = readEnvironment(process.env);
  const store = await openLeadStore({ url: databaseUrl, dataFolder, migrations: migrationsFolder });
  try {
    return await command(store.rpc, target, values);
  } finally {
    await store.close();
  }
});

function chosen<Value>(table: Readonly<Record<string, Value>>, name: string, what: string): Value {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value !== undefined) return value;
  throw new CouldNotRunError(`${what} "${name}" bestaat niet. Kies uit: ${Object.keys(table).join(', ')}.`);
}

function needed(target: string | undefined, wayOut: string): string {
  if (target) return target;
  throw new CouldNotRunError(wayOut);
}

async function allLeads(rpc: Rpc): Promise<ListedLead[]> {
  const leads: ListedLead[] = [];
  for await (const lead of listLeads(rpc)) leads.push(lead);
  return leads;
}

/** Finds the lead whose number begins so; says so when there is none, or more than one. */
async function findLead(rpc: Rpc, target: string | undefined): Promise<ListedLead | undefined> {
  const start = needed(target, 'Noem het nummer van een aanvraag; npm run leads laat ze zien.').toLowerCase();
  const found = (await allLeads(rpc)).filter(({ id }) => id.startsWith(start));
  if (found.length === 1) return found[0];
  console.error(
    found.length === 0
      ? `Er is geen aanvraag met het nummer ${start}. npm run leads laat ze zien.`
      : `Er zijn ${found.length} aanvragen waarvan het nummer met ${start} begint. Noem meer tekens.`,
  );
  return undefined;
}

function counted(answer: unknown, name: string): number {
  return Number(new Map(Object.entries(Object(answer))).get(name) ?? 0);
}

function some(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
