import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '../../../scripts/project-root.ts';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { lockFolder } from './folder-lock.ts';
import { processBirth } from './process-birth.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'leads.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lock = () => lockFolder(file, 'The database');

/** Another process that takes the lock, says so, and waits to be killed. */
function otherProcess() {
  const script = `
    import { lockFolder } from './src/server/leads/folder-lock.ts';
    await lockFolder(${JSON.stringify(file)}, 'The database').then(() => console.log('locked'), (error) => {
      console.log(error.message);
      process.exit(1);
    });
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { pid: child.pid, said, kill: () => child.kill('SIGKILL'), ended };
}

it('is had by one at a time, and leaves nothing behind', async () => {
  const release = await lock();
  await expect(lock()).rejects.toThrow(`is in use by process ${process.pid}`);
  await release();
  expect(await readdir(folder)).toEqual([]);
  await (await lock())();
});

it('names the process that has it, and can be taken when that is killed', async () => {
  const first = otherProcess();
  expect(await first.said).toBe('locked');
  const refusal = await lock().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CouldNotRunError);
  expect(String(refusal)).toMatch(new RegExp(`The database is in use by process ${first.pid} .*DATA_DIR`));
  first.kill();
  await first.ended;
  await (await lock())();
});

it('is had by one of several that take over a dead one at the same moment', async () => {
  await writeFile(file, await deadHolder());
  const contenders = Array.from({ length: 3 }, otherProcess);
  const said = await Promise.all(contenders.map((contender) => contender.said));
  for (const { kill } of contenders) kill();
  await Promise.all(contenders.map(({ ended }) => ended));
  expect(said.filter((line) => line === 'locked')).toHaveLength(1);
  expect(said.filter((line) => /is in use by process \d+|being opened/.test(line))).toHaveLength(2);
});

async function deadHolder(more: Record<string, unknown> = {}): Promise<string> {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const holder = { pid, birth: '', host: hostname(), command: 'x', since: 'y', token: 'z' };
  return JSON.stringify({ ...holder, ...more });
}

it.each<[string, () => Promise<string>]>([
  ['a process that is no more', () => deadHolder()],
  ['an earlier process with our number, as in a container', () => deadHolder({ pid: process.pid })],
  [
    'an earlier process with the number of another',
    () => deadHolder({ pid: process.ppid, birth: 'long ago' }),
  ],
  ['nobody: the file is cut off', async () => '{"pid":'],
])('is taken over from %s', async (_name, content) => {
  await writeFile(file, await content());
  const release = await lock();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  await release();
});

it.each<[string, Record<string, unknown>]>([
  ['a living process', { pid: process.ppid, birth: processBirth(process.ppid) }],
  ['a process on another machine, which it cannot see', { host: 'elsewhere' }],
])('is not taken from %s', async (_name, more) => {
  const content = await deadHolder(more);
  await writeFile(file, content);
  await expect(lock()).rejects.toThrow('is in use by process');
  expect(await readFile(file, 'utf8')).toBe(content);
});
