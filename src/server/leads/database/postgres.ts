import postgres from 'postgres';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { errorCode } from '../../../shared/error-code.ts';
import { withTimeout } from '../with-timeout.ts';
import { callOf, diskFull, type LeadDatabase, readOnly } from './lead-database.ts';
import { migrate } from './migrate.ts';
import { type PostgresAddress, readPostgresAddress } from './postgres-address.ts';
import { cannotBeUsed, isPoolerWaiting, notConnected, wayOut, whyRefused } from './why-refused.ts';

/** Which PostgreSQL, and what goes into it. */
export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  url: string;
  migrations: string;
  /**
   * Called with the reason when the server cannot be reached or migrated at the start; calls then reject until it can. Without this,
   * opening fails.
   */
  whenUnreachable?: (reason: string) => void;
}

/** For one call, in milliseconds. It may still be carried out: retry with the same idempotency key. */
const timeoutMs = 5000;

/** A lock that another session holds. */
const lockHeld = '55P03';

/** Behind a statement that waits for a reader, every lead would wait too; the next purge tries again. */
const impatient = "set local lock_timeout = '2s';\n";

/**
 * What a full vacuum does, inside a transaction: behind a pooler, that limit is then for this session and ends with it. Apart, so
 * that no table stays locked while the next one is waited for.
 */
const rewriting = ['cluster crm.lead using lead_newest', 'cluster crm.outbox using outbox_pkey'];

/** Codes of a server that may take leads later. */
const unreachable = new Set([
  ...notConnected,
  'ECONNRESET',
  'CONNECTION_CLOSED',
  readOnly,
  diskFull,
  lockHeld,
  // Too many connections, a server that stops or starts.
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/**
 * Connects to PostgreSQL, also through a transaction pooler, and migrates it. Beyond this machine the connection is
 * encrypted, unless the address says otherwise. Throws a `CouldNotRunError` when it cannot
 * be reached or refuses.
 */
export async function openPostgres({
  url,
  migrations,
  whenUnreachable,
}: PostgresOptions): Promise<LeadDatabase> {
  const address = readPostgresAddress(url);
  const { description } = address;
  let sql = firstConnectionTo(address);
  const target = {
    run: async (statements: string) => {
      await sql.unsafe(statements).simple();
    },
    column: async (query: string) => {
      const rows = await sql.unsafe(query).values();
      return rows.map((row) => String(row[0]));
    },
  };
  let migrating: Promise<unknown> | undefined;
  /** Until migrating has succeeded, each call tries it first. */
  const ready = () => {
    migrating ??= migrate(target, migrations).catch((error: unknown) => {
      migrating = undefined;
      throw error;
    });
    return migrating;
  };
  try {
    await ready();
  } catch (error) {
    const reason = whyRefused(error, address);
    if (!whenUnreachable || !(unreachable.has(errorCode(error)) || isPoolerWaiting(error))) {
      await sql.end({ timeout: 0 });
      throw new CouldNotRunError(`${reason} ${wayOut(error)}`, { cause: error });
    }
    whenUnreachable(reason);
  }
  return {
    rpc: async (name, args) => {
      const used = sql;
      try {
        const answer = ready().then(() => used.unsafe(callOf(name), [JSON.stringify(args)]));
        const rows = await withTimeout(answer, { milliseconds: timeoutMs, error: noAnswer() });
        return rows[0]?.answer;
      } catch (error) {
        // A failover has left this session on a server that only reads, and it would stay so.
        if (errorCode(error) === readOnly && used === sql) {
          sql = connectionTo(address);
          void used.end({ timeout: 5 });
        }
        throw error;
      }
    },
    // Its write-ahead log is the server's own, and its backups'.
    compact: async () => {
      try {
        for (const statement of rewriting) await sql.unsafe(impatient + statement).simple();
      } catch (error) {
        if (errorCode(error) !== lockHeld) throw error;
      }
    },
    description,
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Sessions of the server, made once they are used. */
function connectionTo({ url, ssl }: PostgresAddress): postgres.Sql {
  return postgres(url, {
    max: 8,
    ...(ssl && { ssl }),
    prepare: false,
    fetch_types: false,
    connect_timeout: 5,
    // The library's own backoff grows to a minute.
    backoff: (attempt) => Math.min(1, attempt / 10),
    onnotice: () => {},
    connection: { application_name: 'leads' },
  });
}

/** Throws a `CouldNotRunError` for what the library does not take. */
function firstConnectionTo(address: PostgresAddress): postgres.Sql {
  try {
    return connectionTo(address);
  } catch (error) {
    throw new CouldNotRunError(`${cannotBeUsed(error, address)}. Take that out of the address.`, {
      cause: error,
    });
  }
}

function noAnswer(): Error {
  return Object.assign(new Error('The database gave no answer in time.'), { code: 'ANSWER_TIMEOUT' });
}
