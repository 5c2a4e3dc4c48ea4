import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { connectAdminSocket } from './admin-client.ts';
import { startAdminServer } from './admin-server.ts';

it('hands on an error that says what to do as such, and any other as one of ours', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'admin-'));
  const stop = await startAdminServer(folder, async (name) => {
    if (name === 'lead_purge') throw new CouldNotRunError('Free some space.');
    if (name === 'lead_erase') throw new Error('deadlock');
    return {};
  });
  try {
    const rpc = await connectAdminSocket(folder);
    await expect(rpc?.('lead_purge', {})).rejects.toEqual(new CouldNotRunError('Free some space.'));
    await expect(rpc?.('lead_erase', {})).rejects.toEqual(new Error('deadlock'));
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }
});

it('says what to do about a server that was suspended and never answers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'admin-'));
  const stop = await startAdminServer(folder, () => new Promise(() => {}));
  try {
    await expect(connectAdminSocket(folder, 50)).rejects.toThrow(
      /gives no answer\. .*leads\.lock names its process\.$/,
    );
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }
});

it('says so when the server stops before a command has done all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'admin-'));
  const stop = await startAdminServer(folder, async () => ({}));
  const rpc = await connectAdminSocket(folder);
  await stop();
  const answer = rpc?.('lead_list', {});
  await expect(answer).rejects.toThrow(CouldNotRunError);
  await expect(answer).rejects.toThrow(/stopped before this was done\. Run it again/);
  await rm(folder, { recursive: true });
});
