import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { Rpc, RpcName } from '../../../../supabase/functions/_shared/rpc.ts';
import { adminRpc } from './admin-rpc.ts';

/** What each function is called with, and whether mails are sent after it. */
const calls: { name: RpcName; webhook?: boolean; given: object; sends: boolean }[] = [
  { name: 'lead_release', webhook: true, given: { id: '1', webhook: true }, sends: true },
  { name: 'lead_release', given: { id: '1' }, sends: true },
  { name: 'lead_retry', webhook: true, given: { id: '1' }, sends: true },
  { name: 'outbox_resume', webhook: true, given: { id: '1' }, sends: true },
  { name: 'outbox_digest', webhook: true, given: { id: '1' }, sends: true },
  { name: 'lead_correct', webhook: true, given: { id: '1' }, sends: true },
  { name: 'lead_note', webhook: true, given: { id: '1' }, sends: false },
];

it.each(calls)('calls $name with $given', async ({ name, webhook, given, sends }) => {
  const rpc = vi.fn(async () => ({ leads: 1 }));
  const drain = vi.fn(async () => {});
  const call = adminRpc({ rpc, drain, webhook, compact: async () => {}, mailFolder: '' });
  expect(await call(name, { id: '1' })).toEqual({ leads: 1 });
  expect(rpc.mock.calls).toEqual([[name, given]]);
  expect(drain).toHaveBeenCalledTimes(sends ? 1 : 0);
});

it('erases a mail of the morning that is still being written, and no mail of anybody else', async () => {
  const mailFolder = await mkdtemp(join(tmpdir(), 'admin-'));
  const write = (name: string) => writeFile(join(mailFolder, name), '');
  const lead = (email: string, id: string) => ({ email, mails: [{ id }] });
  let leads = [lead('ada@bedrijf.nl', 'ada'), lead('bob@bedrijf.nl', 'bob')];
  await Promise.all(['ada.eml', 'bob.eml'].map(write));
  const call = adminRpc({
    rpc: async (name) => {
      if (name === 'lead_list') return leads;
      leads = [...leads.slice(1), lead('cas@bedrijf.nl', 'cas')];
      return { leads: 1 };
    },
    written: async () => {
      await wait(20);
      await Promise.all(['morning.eml', 'cas.eml'].map(write));
    },
    compact: async () => {},
    mailFolder,
  });
  await call('lead_erase', { email: 'ada@bedrijf.nl' });
  expect((await readdir(mailFolder)).sort()).toEqual(['bob.eml', 'cas.eml']);
  await rm(mailFolder, { recursive: true });
});

it('erases what an attempt that was cut off has left, when it is asked again', async () => {
  const mailFolder = await mkdtemp(join(tmpdir(), 'admin-'));
  await Promise.all(['ada.eml', 'bob.eml'].map((name) => writeFile(join(mailFolder, name), '')));
  const rpc: Rpc = async (name) => (name === 'lead_list' ? [{ mails: [{ id: 'bob' }] }] : { leads: 0 });
  await adminRpc({ rpc, compact: async () => {}, mailFolder })('lead_erase', { email: 'ada@bedrijf.nl' });
  expect(await readdir(mailFolder)).toEqual(['bob.eml']);
  await rm(mailFolder, { recursive: true });
});
