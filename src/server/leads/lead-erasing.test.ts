import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { send, testedService } from '../../../tests/leads/lead-service.ts';
import { mailServer } from '../../../tests/leads/mail-server.ts';
import { connectAdminSocket } from './admin/admin-client.ts';
import type { CommandRpc } from './admin/command-rpc.ts';

const day = 24 * 60 * 60 * 1000;
const tested = testedService();

it('erases the written mails of an erased person, and those that are older than any lead', async () => {
  const opened = await tested.open({ times: { purge: 2000 } });
  await send(opened, 'ada@bedrijf.nl');
  await send(opened, 'bob@bedrijf.nl');
  await expect.poll(tested.mails, { timeout: 15_000 }).toHaveLength(4);
  const rpc = await connectAdminSocket(tested.folder);
  // The mail of a morning is of no lead, and names some.
  const morning = join(tested.folder, 'mail', 'morning.eml');
  await writeFile(morning, 'Contactbericht van Ada');
  await utimes(morning, new Date(), new Date(Date.now() - 60_000));
  expect(await rpc?.('lead_erase', { email: ' Ada@bedrijf.nl' })).toEqual({ leads: 1 });
  expect(await tested.mails()).toHaveLength(2);
  const old = join(tested.folder, 'mail', 'old.eml');
  await writeFile(old, '');
  await utimes(old, 0, 0);
  await expect.poll(tested.mails, { timeout: 15_000 }).toHaveLength(2);
});

it('erases at once, whatever mail is being sent', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await mailServer(0, held);
  const opened = await tested.open({ smtpUrl: `smtp://127.0.0.1:${server.port}` });
  try {
    await send(opened, 'bob@bedrijf.nl');
    await expect.poll(server.connections, { timeout: 15_000 }).toBeGreaterThan(0);
    await send(opened, 'ada@bedrijf.nl');
    const rpc = await connectAdminSocket(tested.folder);
    // That mail ends after this only.
    expect(await rpc?.('lead_erase', { email: 'ada@bedrijf.nl' })).toEqual({ leads: 1 });
  } finally {
    release();
    await opened.close();
    await server.close();
  }
});

it.each([
  ['erased', (rpc: CommandRpc | undefined) => rpc?.('lead_erase', { email: 'ada@geheim.nl' })],
  ['purged', (rpc: CommandRpc | undefined) => rpc?.('lead_purge', { force: true })],
])('leaves nothing of a person who is %s in the files', async (how, erase) => {
  const opened = await tested.open();
  await send(opened, 'ada@geheim.nl');
  await expect.poll(tested.mails, { timeout: 15_000 }).toHaveLength(2);
  const rpc = await connectAdminSocket(tested.folder);
  if (how === 'purged') vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * day);
  expect(await erase(rpc)).toMatchObject({ leads: 1 });
  vi.restoreAllMocks();
  expect(await tested.filesWith('ada@geheim.nl')).toEqual([]);
  await opened.close();
  expect(await tested.filesWith('ada@geheim.nl')).toEqual([]);
  expect(await send(await tested.open())).toBe(200);
});

it('purges nothing while the clock is wrong, not even mails', async () => {
  const opened = await tested.open({ times: { purge: 2000 } });
  await send(opened);
  await expect.poll(tested.mails, { timeout: 15_000 }).toHaveLength(2);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * day);
  await expect.poll(() => tested.lines.join(), { timeout: 15_000 }).toContain('purge --force');
  vi.restoreAllMocks();
  expect(await tested.mails()).toHaveLength(2);
  const rpc = await connectAdminSocket(tested.folder);
  expect(await rpc?.('lead_list', {})).toHaveLength(1);
});
