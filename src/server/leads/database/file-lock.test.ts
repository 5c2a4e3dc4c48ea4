import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { launchArguments } from '../../../../scripts/launch-arguments.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { lockFile } from './file-lock.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'leads.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lock = () => lockFile(file, 'The database');

/** Another process that takes the lock, says so, and waits to be killed. */
function otherProcess() {
  const child = spawn(process.execPath, [...launchArguments('tests/leads/hold-lock.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { pid: child.pid, output, kill: () => child.kill('SIGKILL'), ended };
}

it('is had by one at a time, and leaves nothing behind', async () => {
  const held = await lock();
  await expect(lock()).rejects.toThrow(`is in use by process ${process.pid} on ${hostname()}`);
  expect(held.isHeld()).toBe(true);
  await held.release();
  expect(await readdir(folder)).toEqual([]);
  await (await lock()).release();
});

it('names the process that has it, and can be had as soon as that is killed', async () => {
  const first = otherProcess();
  expect(await first.output).toBe('locked');
  const error = await lock().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(CouldNotRunError);
  expect(String(error)).toMatch(new RegExp(`The database is in use by process ${first.pid} on .*DATA_DIR`));
  first.kill();
  await first.ended;
  await (await lock()).release();
});

it('is had by one of several that want it at the same moment', async () => {
  const contenders = Array.from({ length: 3 }, otherProcess);
  const output = await Promise.all(contenders.map((contender) => contender.output));
  for (const { kill } of contenders) kill();
  await Promise.all(contenders.map(({ ended }) => ended));
  expect(output.filter((line) => line === 'locked')).toHaveLength(1);
  expect(output.filter((line) => /is in use by (another process|process \d+)/.test(line))).toHaveLength(2);
});

it('goes from one to the next, however often', async () => {
  const turns = Array.from({ length: 20 }, async () => {
    for (;;) {
      const held = await lock().catch(() => undefined);
      if (held) return held.release();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  await Promise.all(turns);
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ['our own process number, as in a restarted container', `process ${process.pid} on ${hostname()}`],
  ['the number of another living process', `process ${process.ppid} on ${hostname()}`],
  ['another machine', 'process 1 on elsewhere'],
  ['half a sentence', 'proc'],
])('is had at once when a crash left a file with %s', async (_name, content) => {
  await writeFile(file, content);
  await (await lock()).release();
});

it.each<[string, () => Promise<void>]>([
  ['removed', () => rm(file)],
  ['moved', () => rename(file, `${file}.old`)],
  [
    'replaced',
    async () => {
      await writeFile(`${file}.new`, '');
      await rename(`${file}.new`, file);
    },
  ],
])(
  'is lost when its file is %s, and then leaves the file of the next holder alone',
  async (_name, change) => {
    const held = await lock();
    await change();
    expect(held.isHeld()).toBe(false);
    const next = await lock();
    await held.release();
    expect(next.isHeld()).toBe(true);
    await next.release();
  },
);
