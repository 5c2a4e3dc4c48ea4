import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { cacheAnswer } from '../cached-answer.ts';
import { freeSpace } from '../needed-space.ts';
import { createTurns } from '../take-turns.ts';
import type { LeadDatabase } from './lead-database.ts';

interface ReopenOptions {
  open: () => Promise<LeadDatabase>;
  /** Whether its disk has space to open or compact it. */
  hasSpace: () => Promise<boolean>;
}

/** Between tries to open it again, in milliseconds. */
const tryInterval = 5000;

/**
 * An embedded database that is reopened after a panic, which is how it ends when a full disk takes no more of its log:
 * a call after that would loop forever. So calls run one at a time, reject with the code `NOT_OPEN` until there is
 * space, and it is not compacted without space. Rejects as `open` does the first time.
 */
export async function reopenAfterPanic({ open, hasSpace }: ReopenOptions): Promise<LeadDatabase> {
  let database: LeadDatabase | undefined = await open();
  const { description } = database;
  // Not for each call: every try uses that space.
  const reopened = cacheAnswer(async () => {
    if (await hasSpace()) database = await open();
  }, tryInterval);
  const turns = createTurns();

  async function use<Answer>(work: (opened: LeadDatabase) => Promise<Answer>): Promise<Answer> {
    if (!database) await reopened();
    if (!database) throw notOpen();
    try {
      return await work(database);
    } catch (error) {
      // Not closed, which would write what is not in its log.
      if (isPanic(error)) database = undefined;
      throw error;
    }
  }

  return {
    description,
    // A flood of leads must not keep their mails waiting, nor the health check.
    rpc: (name, args) => turns.take(name, () => use((opened) => opened.rpc(name, args))),
    compact: () =>
      turns.take('compact', async () => {
        // This takes much of the log.
        if (!(await hasSpace())) throw noSpace();
        await use((opened) => opened.compact());
      }),
    close: async () => {
      await turns.idle();
      await turns.take('close', async () => database?.close());
    },
  };
}

function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}

function noSpace(): Error {
  return new CouldNotRunError(
    `The disk is full, so what was erased still stands in the files of the database: ${freeSpace}, and then npm run leads -- purge.`,
  );
}

function notOpen(): Error {
  return Object.assign(new Error('The database ended on a full disk; it is opened once there is space.'), {
    code: 'NOT_OPEN',
  });
}
