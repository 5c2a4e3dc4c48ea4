import { nodeKeyedHash } from '../../src/server/leads/node-keyed-hash.ts';
import { createLeadHandler, type LeadHandler } from '../../supabase/functions/_shared/handler.ts';
import { type BenchDatabase, benchDatabases } from './bench-databases.ts';
import { leadRequest, nextAddress } from './bench-lead.ts';

/** How fast one kind of work went. */
interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor time of this process for each; says more than the speed on a busy machine. */
  processor: number;
}

export const throughputColumns = [
  'database',
  'senders at once',
  'leads/s',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  'bare inserts/s',
  'p50 ms ',
  'p99 ms ',
  'CPU ms ',
  'leads per bare insert',
];

/** The whole handler, without a database that limits it. */
export function benchHandler(database: Pick<BenchDatabase, 'rpc'>): LeadHandler {
  const options = {
    hash: nodeKeyedHash('bench'),
    allowedOrigins: [],
    ipLimit: 10,
    log: () => {},
    afterStore: () => {},
  };
  return createLeadHandler({ rpc: database.rpc, ...options });
}

/** Stores leads through the whole handler, beside bare inserts in the same database at the same time of day. */
export async function measureThroughput(seconds: number): Promise<string[][]> {
  const rows: string[][] = [];
  for (const open of benchDatabases) {
    const database = await open();
    const handle = benchHandler(database);
    const handleLead = async () => {
      const { status } = await handle(leadRequest(), nextAddress());
      if (status !== 200) throw new Error(`A lead was answered with ${status}.`);
    };
    const insertBare = async () => database.insertBare(await leadRequest().text());
    await race(8, 1, [handleLead, insertBare]);
    for (const senders of [1, 8, 32]) {
      const [lead, bare] = await race(senders, seconds, [handleLead, insertBare]);
      if (!lead || !bare) continue;
      const ratio = (lead.perSecond / bare.perSecond).toFixed(2);
      rows.push([database.name, String(senders), ...figures(lead), ...figures(bare), ratio]);
    }
    await database.close();
  }
  return rows;
}

/**
 * Runs each work for so many seconds, in interleaved turns of half a second, so that a busy machine is as busy for
 * each.
 */
async function race(
  senders: number,
  seconds: number,
  works: readonly (() => Promise<unknown>)[],
): Promise<Speed[]> {
  const runs = works.map((work) => ({ work, times: [] as number[], spent: 0, processor: 0 }));
  for (let turn = 0; turn < seconds * 2; turn += 1) {
    for (const run of runs) {
      const started = performance.now();
      const before = process.cpuUsage();
      const send = async () => {
        while (performance.now() < started + 500) {
          const sent = performance.now();
          await run.work();
          run.times.push(performance.now() - sent);
        }
      };
      await Promise.all(Array.from({ length: senders }, send));
      run.spent += performance.now() - started;
      const { user, system } = process.cpuUsage(before);
      run.processor += (user + system) / 1000;
    }
  }
  return runs.map(({ times, spent, processor }) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return {
      perSecond: (times.length / spent) * 1000,
      p50: at(0.5),
      p99: at(0.99),
      processor: processor / times.length,
    };
  });
}

function figures({ perSecond, p50, p99, processor }: Speed): string[] {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), processor.toFixed(2)];
}
