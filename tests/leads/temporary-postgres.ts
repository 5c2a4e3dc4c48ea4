import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';

/** A PostgreSQL server of its own for a test. */
export interface TemporaryPostgres {
  /** Its first database; the user may do anything. */
  url: string;
  /** Ends it at once, as a power cut would; `start` brings it back. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

const run = promisify(execFile);

/** The folder with the programs of a PostgreSQL server; nothing when this machine has none. */
export function postgresFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...(existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []),
    '/opt/homebrew/bin',
    '/usr/local/pgsql/bin',
    ...askedFolder(),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function askedFolder(): string[] {
  try {
    return [
      execFileSync('pg_config', ['--bindir'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    ];
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root: then it runs as a user without rights. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has neither a user postgres nor nobody.');
}

/** Makes and starts a server on a free port of this machine, with its files in a temporary folder. */
export async function temporaryPostgres(bin: string): Promise<TemporaryPostgres> {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'leads-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'shared_buffers=16MB'];
  let ended: Promise<unknown> = Promise.resolve();
  let stop = () => {};

  async function start(): Promise<void> {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
    ended = new Promise((resolve) => server.once('exit', resolve));
    stop = () => server.kill('SIGQUIT');
    const running = () => server.exitCode === null;
    while (running() && !(await isReady())) await wait(50);
    if (!running()) throw new Error(`The temporary PostgreSQL server in ${folder} did not start.`);
  }

  /** The server writes its state in the eighth line of this file. */
  async function isReady(): Promise<boolean> {
    const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
    return lines.split('\n')[7]?.trim() === 'ready';
  }

  async function crash(): Promise<void> {
    stop();
    await ended;
  }

  process.once('exit', () => stop());
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash,
    start,
    remove: async () => {
      await crash();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
