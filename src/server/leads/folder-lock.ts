import { randomUUID } from 'node:crypto';
import { link, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { processBirth } from './process-birth.ts';

/** Who holds a lock, as it stands in the file. */
interface Holder {
  pid: number;
  /** Tells two processes with one number apart; empty where the system does not say. */
  birth: string;
  host: string;
  command: string;
  since: string;
  /** Of this one attempt to lock. */
  token: string;
}

/** How long another process may need between finding a dead lock and removing it, in milliseconds. */
const settling = 150;
/** Locks of this process, which is alive whatever its number says. */
const held = new Set<string>();

/**
 * Takes a lock that one process at a time can have, and gives what releases it. The lock of a process that died is
 * taken over. Throws a `CouldNotRunError` that names the holder, with its process number, when there is one.
 * `subject` says in the message what is locked.
 */
export async function lockFolder(file: string, subject: string): Promise<() => Promise<void>> {
  const own: Holder = {
    pid: process.pid,
    birth: processBirth(process.pid),
    host: hostname(),
    command: process.argv.slice(1, 3).join(' '),
    since: new Date().toISOString(),
    token: randomUUID(),
  };
  const draft = `${file}.${own.token}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    await claim(draft, file, subject);
  } finally {
    await rm(draft, { force: true });
  }
  // Two that took over the same dead lock at one moment: the last one has it.
  await wait(settling);
  const holder = await readHolder(file);
  if (holder?.token !== own.token) throw inUse(holder, file, subject);
  held.add(own.token);
  return async () => {
    held.delete(own.token);
    if ((await readHolder(file))?.token === own.token) await rm(file, { force: true });
  };
}

/** Puts the draft in the place of the lock, in one step: `link` fails when there is a file already. */
async function claim(draft: string, file: string, subject: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      return await link(draft, file);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const holder = await readHolder(file);
    if (holder && isAlive(holder)) throw inUse(holder, file, subject);
    const again = await readHolder(file);
    if (again?.token === holder?.token) await unlink(file).catch(ignoreMissing);
  }
  throw inUse(await readHolder(file), file, subject);
}

/** The holder in a lock file; nothing when it is gone or holds something else, such as half of it. */
async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isHolder(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === 'object' && value !== null && 'pid' in value && 'token' in value && 'birth' in value
  );
}

function isAlive({ pid, birth, host, token }: Holder): boolean {
  // Whether a process on another machine is alive cannot be seen from here: better to refuse.
  if (host !== hostname()) return true;
  if (pid === process.pid) return held.has(token);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  return birth === '' || birth === processBirth(pid);
}

function inUse(holder: Holder | undefined, file: string, subject: string): CouldNotRunError {
  if (!holder)
    return new CouldNotRunError(`${subject} is being opened by another process. Try again in a moment.`);
  const { pid, command, host, since } = holder;
  const elsewhere = host === hostname() ? '' : ` on the machine ${host}`;
  const wayOut = elsewhere
    ? `Stop that process; if that machine is gone, remove ${file}.`
    : 'Stop that process first, or choose another folder with DATA_DIR.';
  return new CouldNotRunError(
    `${subject} is in use by process ${pid}${elsewhere} (${command}), since ${since}. ${wayOut}`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error;
}
