import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { launchArguments } from '../../../scripts/launch-arguments.ts';
import { migrationsFolder } from '../../../tests/leads/test-databases.ts';
import { openDatabase } from './database.ts';

const lead = {
  dedupeKey: 'key',
  formType: 'contact',
  email: 'jan@bedrijf.nl',
  fields: { firstName: 'Jan' },
  quarantined: false,
  addressBucket: 'a',
  addressLimit: 10,
  visitorBucket: 'v',
};

it('keeps leads from one run to the next, in a folder that one process has at a time', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'data-'));
  const open = () => openDatabase({ dataFolder: join(dataFolder, 'new'), migrations: migrationsFolder });
  try {
    const first = await open();
    expect(first.description).toContain('new');
    expect(await first.rpc('lead_submit', lead)).toMatchObject({ status: 'stored' });
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    await expect(first.rpc('lead_list', {})).rejects.toThrow();
    expect(await readdir(join(dataFolder, 'new'))).toEqual(['leads']);

    const second = await open();
    expect(await second.rpc('lead_submit', lead)).toMatchObject({ status: 'duplicate' });
    await second.close();
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});

it('has every lead that was acknowledged before the process was killed', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'data-'));
  const options = { dataFolder, migrations: migrationsFolder };
  try {
    const program = launchArguments('tests/leads/store-leads.ts');
    const child = spawn(process.execPath, [...program, JSON.stringify(options), JSON.stringify(lead)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const acknowledged: string[] = [];
    for await (const answer of createInterface(child.stdout)) {
      acknowledged.push(JSON.parse(answer).id);
      if (acknowledged.length === 100) child.kill('SIGKILL');
    }
    await ended;
    const { rpc, close } = await openDatabase(options);
    const stored = (await rpc('lead_list', {})) as { id: string }[];
    await close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});
