import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPostgresAddress } from './postgres-address.ts';

const folder = mkdtempSync(join(tmpdir(), 'address-'));
const file = join(folder, 'ca.pem');
writeFileSync(file, 'a certificate');
afterAll(() => rmSync(folder, { recursive: true }));

const far = 'postgres://jan:ge%40heim@db.example:5432/leads';
const near = 'postgres://jan@localhost/leads';
const ca = 'a certificate';
const nameless = { host: 'db.example', ca, checkServerIdentity: expect.any(Function) };
const named = { host: 'db.example', ca };

it.each([
  [near, '', undefined],
  [near, '?sslmode=verify-full', { host: 'localhost' }],
  [far, '?sslmode=verify-ca', { host: 'db.example' }],
  [far, '', 'require'],
  [far, '?sslmode=', 'require'],
  [far, '?sslrootcert=', 'require'],
  [far, '?sslmode=disable', undefined],
  [far, '?sslrootcert=system', { host: 'db.example' }],
  [far, `?sslrootcert=${file}`, named],
  [far, `?sslmode=verify-full&sslrootcert=${file}`, named],
  [far, `?sslmode=verify-ca&sslrootcert=${file}`, nameless],
  [far, `?sslrootcert=${file}&sslmode=require`, nameless],
  [near, `?sslrootcert=${file}`, { host: 'localhost', ca }],
  [far, `?sslmode=disable&sslrootcert=${file}`, undefined],
])('encrypts to %s%s as it says', (address, question, ssl) => {
  const read = readPostgresAddress(address + question);
  expect(read.ssl).toEqual(ssl);
  expect(read.url).toContain(address);
  expect(read.url).not.toContain(file);
});

it.each([
  ['?sslmode=disabled', 'sslmode=disabled, but must say one of disable, allow'],
  ['?sslrootcert=/nowhere/ca.pem', 'sslrootcert=/nowhere/ca.pem, which cannot be read: ENOENT'],
])('refuses %s, without the password', (question, message) => {
  expect(() => readPostgresAddress(far + question)).toThrow(message);
  expect(() => readPostgresAddress(far + question)).not.toThrow('heim');
});
