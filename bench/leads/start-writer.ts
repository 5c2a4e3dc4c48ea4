import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { launchArguments } from '../../scripts/launch-arguments.ts';

/** A process that stores leads. */
export interface Writer {
  /** Resolves at its first answer. */
  first: Promise<void>;
  /** The ids that were confirmed as stored, and how often it was refused. */
  acknowledged: string[];
  refused(): number;
  /** Kills it, and waits for its end and its last words. */
  kill(): Promise<void>;
}

/**
 * Starts a writer on a folder for the embedded database, with a second one for records of what is synced, or on the address of a
 * PostgreSQL.
 */
export function startWriter(...place: string[]): Writer {
  const child = spawn(process.execPath, [...launchArguments('bench/leads/writer.ts'), ...place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  let refused = 0;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const first = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [kind, value = ''] = line.split(' ');
      if (kind === 'refused') refused += 1;
      if (kind !== 'stored') return;
      acknowledged.push(value);
      resolve();
    });
    void ended.then(() => reject(new Error('The writer ended before its first answer.')));
  });
  return {
    first,
    acknowledged,
    refused: () => refused,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
