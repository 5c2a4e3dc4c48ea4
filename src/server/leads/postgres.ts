import postgres from 'postgres';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { errorCode } from '../../shared/error-code.ts';
import type { LeadDatabase } from './lead-database.ts';
import { migrate } from './migrate.ts';

/** Which PostgreSQL, and what goes into it. */
export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  url: string;
  migrations: string;
  /**
   * Told why when the server does not answer at the start. The database then opens all the same, and its calls reject
   * until the server answers. Without this it does not open.
   */
  whenUnreachable?: (reason: string) => void;
}

/** A call that takes longer counts as failed, in milliseconds. It may still be carried out: repeat it with its key. */
const timeoutMs = 5000;

/** Errors of a server that may be there later: of the network, of the library, and of a server that is starting. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  '57P03',
]);

/**
 * Opens a PostgreSQL database and brings it up to date; works through a transaction pooler too. Throws a `CouldNotRunError`
 * that says what to mend when it cannot be reached or refuses.
 */
export async function openPostgres({
  url,
  migrations,
  whenUnreachable,
}: PostgresOptions): Promise<LeadDatabase> {
  const description = describe(url);
  const sql = postgres(url, {
    max: 8,
    prepare: false,
    fetch_types: false,
    connect_timeout: 5,
    // The library's own waits grow to a minute, with visitors waiting.
    backoff: (attempt) => Math.min(1, attempt / 10),
    onnotice: () => {},
    connection: { application_name: 'leads' },
  });
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
  /** Until the database has been brought up to date, each call tries that first. */
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
    const reason = `DATABASE_URL: ${description} cannot be used: ${reasonOf(error)}.`;
    if (!whenUnreachable || !unreachable.has(errorCode(error))) {
      await sql.end({ timeout: 0 });
      throw new CouldNotRunError(
        `${reason} Check the address and whether it runs, or leave DATABASE_URL out to use the embedded database.`,
        { cause: error },
      );
    }
    whenUnreachable(reason);
  }
  return {
    rpc: async (name, args) => {
      const rows = await withTimeout(
        // Through text: as jsonb the library would send a JSON text within JSON.
        ready().then(() =>
          sql.unsafe(`select public.${name}($1::text::jsonb) as answer`, [JSON.stringify(args)]),
        ),
      );
      return rows[0]?.answer;
    },
    description,
    close: () => sql.end({ timeout: 5 }),
  };
}

/** The database without user and password. Throws a `CouldNotRunError` for what is not an address. */
function describe(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new CouldNotRunError(
      'DATABASE_URL must be an address such as DATABASE_URL=postgres://user:password@localhost:5432/hoplease.',
    );
  }
  return `PostgreSQL database ${parsed.pathname.slice(1)} at ${parsed.host}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Rejects when the answer takes too long. */
async function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The database gave no answer in time.'), {
      code: 'ANSWER_TIMEOUT',
    });
    timer = setTimeout(reject, timeoutMs, error);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
