import { expect, it } from 'vitest';
import { keyedHash } from './keyed-hash.ts';
import type { Lead } from './lead.ts';
import { submitArguments } from './submit-arguments.ts';

const first: Lead = {
  formType: 'contact',
  email: 'ada@example.nl',
  fields: { email: 'ada@example.nl', message: 'Bel me.', name: 'Ada' },
  suspicious: false,
};

const keyOf = async (lead: Lead, day = '2026-11-21'): Promise<unknown> => {
  const sender = { networks: { own: '192.0.2.1' }, limit: 10, widerLimit: 100 };
  const { dedupeKey } = await submitArguments(lead, { sender, day, hash: keyedHash('secret') });
  return dedupeKey;
};

it.each<[string, Lead, string, boolean]>([
  ['the same fields in another order', { ...first, fields: reversed(first.fields) }, '2026-11-21', true],
  ['another text', { ...first, fields: { ...first.fields, message: 'Mail me.' } }, '2026-11-21', false],
  ['the same on another day', first, '2026-11-22', false],
  ['the same with a key of its visitor', { ...first, idempotencyKey: 'key' }, '2026-11-21', false],
  ['the same of what is probably a robot', { ...first, suspicious: true }, '2026-11-21', false],
])('takes %s for the same lead or another', async (_what, lead, day, isSame) => {
  expect((await keyOf(lead, day)) === (await keyOf(first))).toBe(isSame);
});

function reversed(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).reverse());
}
