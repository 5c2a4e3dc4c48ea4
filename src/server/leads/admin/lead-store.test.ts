import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder as migrations } from '../../../../tests/leads/test-databases.ts';
import { openLeadStore } from './lead-store.ts';

it('makes no database for a question: an empty one would answer that nobody sent anything', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'no-leads-'));
  await expect(openLeadStore({ dataFolder, migrations })).rejects.toThrow(
    `There are no leads in ${dataFolder}.`,
  );
  expect(await readdir(dataFolder)).toEqual([]);
  await rm(dataFolder, { recursive: true });
});
