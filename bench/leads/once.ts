import { drainOutbox } from '../../supabase/functions/_shared/outbox.ts';
import { type BenchDatabase, benchDatabases } from './bench-databases.ts';
import { leadRequest, nextAddress } from './bench-lead.ts';
import { benchHandler } from './throughput.ts';

export const onceColumns = ['test', 'PGlite', 'PostgreSQL'];

/** Each with a mail to the company and one to the visitor: as many as visitors are sent in an hour. */
const leadsToMail = 200;

/**
 * Counts what must happen once: storing a lead that comes 200 times, and each of many mails of which some fail. Throws
 * when a mail did not arrive.
 */
export async function measureOnce(): Promise<string[][]> {
  const rows = [
    ['200 sends of one key at once: leads stored'],
    [`${2 * leadsToMail} mails, 1 in 10 fails, 4 workers: arrived once`],
  ];
  for (const open of benchDatabases) {
    const database = await open();
    rows[0]?.push(await storedOf200(database));
    rows[1]?.push(await arrivedOnce(database));
    await database.close();
  }
  return rows;
}

async function storedOf200(database: BenchDatabase): Promise<string> {
  const handle = benchHandler(database);
  const body = { idempotencyKey: crypto.randomUUID(), email: 'jan@bedrijf.example', message: 'Hallo' };
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => handle(leadRequest(body), '192.0.2.1')),
  );
  const good = answers.filter(({ status }) => status === 200).length;
  const [row] = await database.query('select count(*)::integer as leads from crm.lead');
  await database.query('truncate crm.lead, crm.outbox, crm.rate_limit');
  return `${row?.leads} (${good} answered 200)`;
}

async function arrivedOnce(database: BenchDatabase): Promise<string> {
  const handle = benchHandler(database);
  for (let lead = 0; lead < leadsToMail; lead += 1) await handle(leadRequest(), nextAddress());
  const arrived = new Map<string, number>();
  const tried = new Set<string>();
  const send = async ({ id }: { id: string }) => {
    const isFirst = !tried.has(id);
    tried.add(id);
    if (isFirst && tried.size % 10 === 0) throw new Error('The bench lets this one fail.');
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  };
  const render = ({ id }: { id: string }) => ({ id, to: [''], subject: '', text: '', html: '' });
  const worker = () => drainOutbox({ rpc: database.rpc, send, render, log: () => {} });
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([worker(), worker(), worker(), worker()]);
    await database.rpc('outbox_resume', { seconds: -1, alone: false });
  }
  const expected = 2 * leadsToMail;
  if (arrived.size !== expected) throw new Error(`Of ${expected} mails ${arrived.size} arrived.`);
  const once = [...arrived.values()].filter((times) => times === 1).length;
  return `${once} (${arrived.size - once} twice)`;
}
