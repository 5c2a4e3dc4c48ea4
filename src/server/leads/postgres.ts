import postgres from 'postgres';
import { StartError } from '../start-error.ts';
import type { LeadDatabase } from './lead-database.ts';
import { migrate } from './migrate.ts';

/** Which PostgreSQL, and what goes into it. */
export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  url: string;
  migrations: string;
}

/** A call that takes longer counts as failed, in milliseconds. It may still be carried out: repeat it with its key. */
const patience = 5000;

/**
 * Opens a PostgreSQL database and brings it up to date; works through a transaction pooler too. Throws a `StartError`
 * that says what to mend when it cannot be reached or refuses.
 */
export async function openPostgres({ url, migrations }: PostgresOptions): Promise<LeadDatabase> {
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
  try {
    await migrate(target, migrations);
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw new StartError(
      `DATABASE_URL: ${description} cannot be used: ${reasonOf(error)}. Check the address and whether it runs, or leave DATABASE_URL out to use the embedded database.`,
      { cause: error },
    );
  }
  return {
    rpc: async (name, args) => {
      // Through text: as jsonb the library would send a JSON text within JSON.
      const query = sql.unsafe(`select public.${name}($1::text::jsonb) as answer`, [JSON.stringify(args)]);
      const rows = await withinPatience(query);
      return rows[0]?.answer;
    },
    description,
    close: () => sql.end({ timeout: 5 }),
  };
}

/** The database without user and password. Throws a `StartError` for what is not an address. */
function describe(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StartError(
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
async function withinPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The database gave no answer in time.'), {
      code: 'ANSWER_TIMEOUT',
    });
    timer = setTimeout(reject, patience, error);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
