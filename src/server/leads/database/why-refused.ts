import postgres from 'postgres';
import { errorCode } from '../../../shared/error-code.ts';
import { fixMigration, MigrationError } from './migrate.ts';
import type { PostgresAddress } from './postgres-address.ts';

/** Codes of a connection that was not made. */
export const notConnected = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'CONNECT_TIMEOUT',
];

/** Why PostgreSQL was not opened, in whole sentences. */
export function whyRefused(error: unknown, address: PostgresAddress): string {
  return `${cannotBeUsed(error, address)}.${hintFor(error, address)}`;
}

/** The same, without its full stop and what may be the matter. */
export function cannotBeUsed(error: unknown, { description }: PostgresAddress): string {
  return `DATABASE_URL: ${description} cannot be used: ${reasonOf(error)}`;
}

/** What to do when that lasts. */
export function wayOut(error: unknown): string {
  return error instanceof MigrationError
    ? fixMigration
    : 'Check the address and whether it runs, or leave DATABASE_URL out to use the embedded database.';
}

/** PgBouncer gives this code to whatever it refuses. */
const refusedByPooler = '08P01';

/** Whether a pooler has no server to hand out, or no place for a client: it may have later. */
export function isPoolerWaiting(error: unknown): boolean {
  return errorCode(error) === refusedByPooler && !isUnknownSetting(error);
}

/** What the library does not know in an address goes on to the server, or the pooler before it. */
function isUnknownSetting(error: unknown): boolean {
  const code = errorCode(error);
  return code === '42704' || (code === refusedByPooler && /startup parameter/.test(reasonOf(error)));
}

function hintFor(error: unknown, { mustEncrypt }: PostgresAddress): string {
  if (error instanceof MigrationError) return '';
  const code = errorCode(error);
  if (isUnknownSetting(error)) return ' Take that out of the address.';
  // What the server answers has come through TLS.
  if (!mustEncrypt || notConnected.includes(code) || error instanceof postgres.PostgresError) return '';
  return ' Beyond this machine it must speak TLS; on a network that you trust, add ?sslmode=disable to DATABASE_URL.';
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
