import { afterEach, expect, it, vi } from 'vitest';
import { run } from '../scripts/run.ts';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';

afterEach(() => {
  process.exitCode = undefined;
  process.stdout.removeAllListeners('error');
  process.stderr.removeAllListeners('error');
});

const failure = (code: string) => Object.assign(new Error(`write ${code}`), { code });

it.each([
  [
    'could not run',
    [[process.pid, 'SIGKILL']],
    () => Promise.reject(new CouldNotRunError('The disk did not answer.')),
  ],
  ['found problems', [], async () => 1],
  ['is a server', [], async () => 0],
])('whatever keeps it from its end, a command that %s gets the signal %j', async (_what, ends, command) => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  await run(command);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kill.mock.calls).toEqual(ends);
});

it('goes on when who reads its output has read enough, as head has', async () => {
  await run(async () => 0);
  expect(() => process.stdout.emit('error', failure('EPIPE'))).not.toThrow();
  expect(() => process.stdout.emit('error', failure('EIO'))).toThrow('EIO');
});

it('ends with a sentence when the disk is full for what it answers', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await run(async () => 0);
  expect(() => process.stdout.emit('error', failure('ENOSPC'))).toThrow('ended');
  expect(said.mock.calls).toEqual([[expect.stringContaining('the disk is full')]]);
  expect(exit.mock.calls).toEqual([[2]]);
});

it.each(['EPIPE', 'ENOSPC'])('goes on when what it says cannot be written (%s)', async (code) => {
  await run(async () => 0);
  expect(() => process.stderr.emit('error', failure(code))).not.toThrow();
});
