import { expect, it, vi } from 'vitest';
import type { RpcName } from '../../../supabase/functions/_shared/rpc.ts';
import { adminRpc } from './admin-rpc.ts';

/** What each function is called with, and whether mails are sent after it. */
const calls: { name: RpcName; webhook?: boolean; given: object; sends: boolean }[] = [
  { name: 'lead_release', webhook: true, given: { id: '1', webhook: true }, sends: true },
  { name: 'lead_release', given: { id: '1' }, sends: true },
  { name: 'lead_retry', webhook: true, given: { id: '1' }, sends: true },
  { name: 'outbox_resume', webhook: true, given: { id: '1' }, sends: true },
  { name: 'outbox_digest', webhook: true, given: { id: '1' }, sends: true },
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
