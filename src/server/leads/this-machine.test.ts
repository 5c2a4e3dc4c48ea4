import { expect, it } from 'vitest';
import { isThisMachine } from './this-machine.ts';

it.each([
  'localhost',
  'LOCALHOST',
  'db.localhost',
  '127.0.0.1',
  '127.1.2.3',
  '[::1]',
  '::1',
  '%2Frun%2Fpostgresql',
])('%s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true);
});

it.each([
  '',
  'db',
  'db.example.nl',
  '10.0.0.1',
  '127.0.0.1.example.nl',
  'localhost.example.nl',
  'localhost,db',
])('%j is not', (host) => {
  expect(isThisMachine(host)).toBe(false);
});
