import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseFolder } from './data-files.ts';
import { fromDisk, makeDataFolder } from './data-folder.ts';
import { unusableDatabaseError } from './database/unusable-database.ts';
import { loadOrCreateSecret } from './load-or-create-secret.ts';

const refusal = /^The folder for data \S+ cannot be used: .*choose another folder with DATA_DIR\.$/;

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(scratch, { recursive: true }));

it('makes the folder and those above it, for its owner only, and leaves nothing in it', async () => {
  const folder = join(scratch, 'a/b');
  await makeDataFolder(folder);
  await makeDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
  if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it.each(['file', 'file/data'])('refuses %s, where a file is in its place, with the way out', async (name) => {
  writeFileSync(join(scratch, 'file'), '');
  await expect(makeDataFolder(join(scratch, name))).rejects.toThrow(refusal);
});

it('refuses the embedded database in the place of the folder that holds it', async () => {
  const database = databaseFolder(scratch);
  mkdirSync(database);
  writeFileSync(join(database, 'PG_VERSION'), '17');
  await expect(makeDataFolder(database)).rejects.toThrow(
    `The folder for data ${database} is a database itself. Let DATA_DIR name the folder that holds it: ${scratch}.`,
  );
});

it.runIf(process.platform === 'linux').each(['/proc', '/proc/data', '/proc/data/a', '/sys/data'])(
  'refuses %s, where nobody can make files, with the way out',
  async (folder) => {
    const secret = makeDataFolder(folder).then(() => loadOrCreateSecret(join(folder, 'secret')));
    await expect(secret).rejects.toThrow(refusal);
  },
);

it.each([
  ['starved', "EMFILE: too many open files, open 'leads/global/2396'"],
  ['starved', 'could not open file "pg_wal/000000010000000000000001": Too many open files'],
  ['starved', 'WebAssembly.Memory(): could not allocate memory'],
  ['damaged', 'PGlite failed to initialize properly'],
  ['starved', 'could not create file "base/5/16389": File exists', 'while it is made'],
])(
  'calls a database %s that fails with %s, and has only what is damaged restored',
  async (what, reason, made?: string) => {
    const failure = { cause: new Error(reason), isNew: made !== undefined };
    const { outcome, message } = await unusableDatabaseError(join(scratch, 'leads'), failure);
    expect({ outcome, restores: message.includes('last backup') }).toEqual({
      outcome: what,
      restores: what === 'damaged',
    });
    expect(message).toContain(reason);
  },
);

describe.runIf(process.platform !== 'win32')('what this user may not use, as root made it', () => {
  const nobody = 65_534;
  /** Root may use everything. */
  const isRoot = process.getuid?.() === 0;
  let file: string;

  beforeEach(() => {
    const leads = join(scratch, 'leads');
    mkdirSync(leads);
    file = join(leads, 'PG_VERSION');
    writeFileSync(file, 'x');
    chmodSync(file, 0);
    if (!isRoot) return;
    for (const path of [scratch, leads]) chownSync(path, nobody, nobody);
    process.seteuid?.(nobody);
  });
  afterEach(() => {
    if (isRoot) process.seteuid?.(0);
  });

  it('is not called damage to the database', async () => {
    const { outcome, message } = await unusableDatabaseError(join(scratch, 'leads'), {
      cause: new Error('Aborted()'),
      isNew: false,
    });
    expect(outcome).toBe('forbidden');
    expect(message).toContain(`this user may not use ${file}`);
    expect(message).toContain(`sudo chown -R USER: ${scratch}`);
  });

  it('is reported with the way out when it is the secret', async () => {
    await expect(loadOrCreateSecret(file)).rejects.toThrow(refusal);
  });
});

it('gives up on a disk that never answers, with the way out', async () => {
  vi.useFakeTimers();
  const answer = expect(fromDisk(new Promise(() => {}), '/gone/data')).rejects.toThrow(
    /^The folder for data \/gone\/data .* did not answer for 10 seconds\. .* DATA_DIR\.$/,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await answer;
});
