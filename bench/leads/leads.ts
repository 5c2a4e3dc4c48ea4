import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { postgresFolder } from '../../tests/leads/temporary-postgres.ts';
import { machine } from '../machine.ts';
import { markdownTable } from '../markdown-table.ts';
import { benchDatabases } from './bench-databases.ts';
import { crashPostgres, cutPower, durabilityColumns, killEmbedded } from './durability.ts';
import { measureOnce, onceColumns } from './once.ts';
import { measureServers, serverColumns } from './server-cost.ts';
import { measureThroughput, throughputColumns } from './throughput.ts';

/** Measures the lead service on this machine and prints the figures; when thorough also into docs/lead-service-figures.md. */
export async function measure(thorough: boolean): Promise<void> {
  const where = machine();
  const throughput = markdownTable(throughputColumns, await measureThroughput(thorough ? 6 : 2));
  console.log(`\n${throughput}`);
  const once = markdownTable(onceColumns, await measureOnce());
  console.log(`\n${once}`);
  const bin = postgresFolder();
  const durability = markdownTable(durabilityColumns, [
    await killEmbedded(thorough ? 40 : 4),
    await cutPower(thorough ? 20 : 2),
    ...(bin ? [await crashPostgres(bin, thorough ? 5 : 2)] : []),
  ]);
  const servers = markdownTable(serverColumns, await measureServers(thorough ? 10 : 3));
  console.log(`\n${durability}\n\n${servers}`);
  if (!thorough) return;
  const text = `# Figures of the lead service

Measured with \`npm run bench -- leads\` on ${new Date().toISOString().slice(0, 10)}.

- Machine: ${where}.
- Databases: ${(await versions()).join('; ')}.

## Throughput

Leads per second through the whole handler: request, checks, keyed hashes, limits, deduplication, lead and mails in
one transaction. Beside it, interleaved on the same machine, a bare insert of the same JSON into a table with one key:
the least that keeping it can cost.

${throughput}

## Once

${once}

## Nothing that was acknowledged is lost

${durability}

A power cut is a kill, and a copy of the folder in which half of the files, by chance, hold only what was synced.

## What it takes

The whole server, with the site in it, and mails written as files while leads come in over 8 connections.

${servers}
`;
  await writeFile(join(projectRoot, 'docs/lead-service-figures.md'), text);
}

async function versions(): Promise<string[]> {
  const names: string[] = [];
  for (const open of benchDatabases) {
    const database = await open();
    names.push(database.version);
    await database.close();
  }
  return names;
}
