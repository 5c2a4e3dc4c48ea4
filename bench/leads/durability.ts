import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { afterPowerCut } from '../../tests/leads/power-cut.ts';
import { temporaryPostgres } from '../../tests/leads/temporary-postgres.ts';
import { startWriter, type Writer } from './start-writer.ts';

export const durabilityColumns = ['test', 'acknowledged', 'lost', 'stored unacknowledged', 'refused'];
/** Kills the process that stores leads again and again, and counts which acknowledged leads are gone. */
export async function killEmbedded(kills: number): Promise<string[]> {
  const base = await mkdtemp(join(tmpdir(), 'leads-bench-'));
  const folder = join(base, 'leads');
  const writers: Writer[] = [];
  for (let round = 0; round < kills; round += 1) {
    const writer = startWriter(folder);
    writers.push(writer);
    await writer.first;
    await wait(Math.random() * 600);
    await writer.kill();
  }
  const rows = await storedIn(folder);
  await rm(base, { recursive: true, force: true });
  return counted(`PGlite, ${kills} × SIGKILL under 8 writers`, writers, rows);
}

/** Cuts the power of the process that stores leads, each time on a new database, and counts which acknowledged leads are gone. */
export async function cutPower(cuts: number): Promise<string[]> {
  const writers: Writer[] = [];
  const rows: { id: string }[] = [];
  for (let round = 0; round < cuts; round += 1) {
    const base = await mkdtemp(join(tmpdir(), 'leads-bench-'));
    const records = join(base, 'records');
    await mkdir(records);
    const writer = startWriter(join(base, 'leads'), records);
    writers.push(writer);
    await writer.first;
    await wait(Math.random() * 3000);
    await writer.kill();
    const copy = join(base, 'copy');
    afterPowerCut(join(base, 'leads'), { records, copy, isLost: () => Math.random() < 0.5 });
    rows.push(...(await storedIn(copy)));
    await rm(base, { recursive: true, force: true });
  }
  return counted(`PGlite, ${cuts} × power cut under 8 writers`, writers, rows);
}

async function storedIn(folder: string): Promise<{ id: string }[]> {
  const db = await PGlite.create(folder);
  const { rows } = await db.query<{ id: string }>('select id from crm.lead');
  await db.close();
  return rows;
}

/** Stops the server as a crash would, while leads come in, and counts which acknowledged leads are gone. */
export async function crashPostgres(bin: string, crashes: number): Promise<string[]> {
  const server = await temporaryPostgres(bin);
  const writer = startWriter(server.url);
  await writer.first;
  for (let round = 0; round < crashes; round += 1) {
    await wait(1000 + Math.random() * 500);
    await server.crash();
    await wait(100);
    await server.start();
  }
  await wait(2000);
  await writer.kill();
  const sql = postgres(server.url, { max: 1 });
  const rows = await sql<{ id: string }[]>`select id from crm.lead`;
  await sql.end();
  await server.remove();
  return counted(`PostgreSQL, ${crashes} × immediate stop under 8 writers`, [writer], rows);
}

function counted(name: string, writers: readonly Writer[], rows: readonly { id: string }[]): string[] {
  const kept = new Set(rows.map(({ id }) => id));
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  const refused = writers.reduce((sum, writer) => sum + writer.refused(), 0);
  return [name, acknowledged.length, lost, kept.size - (acknowledged.length - lost), refused].map(String);
}
