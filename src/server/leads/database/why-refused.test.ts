import postgres from 'postgres';
import { expect, it } from 'vitest';
import { MigrationError } from './migrate.ts';
import { readPostgresAddress } from './postgres-address.ts';
import { wayOut, whyRefused } from './why-refused.ts';

const address = readPostgresAddress('postgres://jan:geheim@db.example/leads');
const fromServer = (code: string, message = 'no'): Error =>
  Object.assign(Object.create(postgres.PostgresError.prototype), { code, message });

it.each([
  [
    'a connection that ends at once',
    Object.assign(new Error('no'), { code: 'ECONNRESET' }),
    /sslmode=disable/,
  ],
  [
    'a name that nobody knows',
    Object.assign(new Error('no'), { code: 'ENOTFOUND' }),
    /no\. Check the address/,
  ],
  ['a wrong password', fromServer('28P01'), /no\. Check the address/],
  ['an unknown setting', fromServer('42704'), /no\. Take that out of the address/],
  [
    'a setting that a pooler does not know',
    fromServer('08P01', 'unsupported startup parameter: a'),
    /: a\. Take that out of the address/,
  ],
  ['a pooler without a place', fromServer('08P01'), /no\. Check the address/],
  ['a migration', new MigrationError('1_a.sql', fromServer('42704')), /1_a\.sql: no\. Fix that migration/],
])('says of %s what helps, and nothing else', (_what, error, message) => {
  expect(`${whyRefused(error, address)} ${wayOut(error)}`).toMatch(message);
});
