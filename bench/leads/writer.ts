import { writeSync } from 'node:fs';
import { openPglite } from '../../src/server/leads/database/pglite.ts';
import { openPostgres } from '../../src/server/leads/database/postgres.ts';
import { recordSyncs } from '../../tests/leads/power-cut.ts';
import { migrationsFolder } from '../../tests/leads/test-databases.ts';
import { leadRequest, nextAddress } from './bench-lead.ts';
import { benchHandler } from './throughput.ts';

/** Started as a process of its own: stores leads, with 8 senders at once, until it is ended. */

const [place = '', records] = process.argv.slice(2);
if (records !== undefined) await recordSyncs(records);
const say = (kind: string, value: string | number) => writeSync(1, `${kind} ${value}\n`);

const database = place.startsWith('postgres:')
  ? await openPostgres({ url: place, migrations: migrationsFolder })
  : await openPglite({ folder: place, migrations: migrationsFolder });
const handle = benchHandler(database);
await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (;;) {
      const answer = await handle(leadRequest(), nextAddress());
      const { id } = await answer.json();
      if (answer.status === 200) say('stored', id);
      else say('refused', answer.status);
    }
  }),
);
