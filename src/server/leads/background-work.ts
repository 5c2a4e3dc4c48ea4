import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { isPurgeRefused, purgeRefusal } from './purge-refusal.ts';

/** When the lead service works by itself, in milliseconds. */
export interface BackgroundTimes {
  /** Interval of sending due mails. */
  drain: number;
  /** Interval of erasing expired leads. */
  purge: number;
  /** Interval of looking whether it is time for the mail of the morning. */
  digest: number;
  /** Delay after the start before mails that failed earlier are retried. */
  resume: number;
}

/** Dependencies of the background work. */
interface BackgroundWorkOptions {
  /** Of `adminRpc`. */
  rpc: Rpc;
  /** Sends due mails. */
  drain: () => Promise<void>;
  /** No other process uses the database. */
  alone: boolean;
  times: BackgroundTimes;
  /** Receives lines of JSON, without personal data. */
  log: (line: string) => void;
}

/** By the name in the log, the function in the database. */
const functions = {
  resume: 'outbox_resume',
  purge: 'lead_purge',
  digest: 'outbox_digest',
} as const;

/** Starts what the lead service does without being asked. Returns what stops it. */
export function startBackgroundWork({ rpc, drain, alone, times, log }: BackgroundWorkOptions): () => void {
  async function run(event: keyof typeof functions, args: Record<string, unknown> = {}) {
    const result: object = await rpc(functions[event], args).then(Object, failure);
    if (Object.values(result).some(Boolean)) {
      const refusal = isPurgeRefused(result) ? { message: purgeRefusal } : {};
      log(JSON.stringify({ event, ...result, ...refusal }));
    }
  }

  void run('resume', { seconds: Math.round(times.resume / 1000), alone });
  void run('purge');
  const timers = [
    setInterval(() => void drain(), times.drain),
    setInterval(() => void run('purge'), times.purge),
    setInterval(() => void run('digest'), times.digest),
  ];
  return () => timers.forEach(clearInterval);
}

/** Other messages may quote personal data. */
function failure(error: unknown) {
  const message = error instanceof CouldNotRunError ? error.message : undefined;
  return { outcome: 'failed', message };
}
