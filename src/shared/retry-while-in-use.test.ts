import { expect, it, vi } from 'vitest';
import { retryWhileInUse } from './retry-while-in-use.ts';

/** Fails as a file system does, as often as wanted. */
function failing(times: number, code: string) {
  let left = times;
  return vi.fn(() => {
    left -= 1;
    if (left >= 0) throw Object.assign(new Error(`${code}: rename`), { code });
    return 'done';
  });
}

it.each(['EPERM', 'EACCES', 'EBUSY'])('tries again after %s', async (code) => {
  const act = failing(2, code);
  const wait = vi.fn(async () => undefined);
  expect(await retryWhileInUse(act, wait)).toBe('done');
  expect(wait).toHaveBeenCalledTimes(2);
});

it('gives up with the last error, in less than two seconds', async () => {
  let waited = 0;
  const wait = async (milliseconds: number): Promise<void> => {
    waited += milliseconds;
  };
  await expect(retryWhileInUse(failing(100, 'EPERM'), wait)).rejects.toThrow('EPERM: rename');
  expect(waited).toBeGreaterThan(1000);
  expect(waited).toBeLessThan(2000);
});

it('does not wait for what no time fixes', async () => {
  const wait = vi.fn(async () => undefined);
  await expect(retryWhileInUse(failing(1, 'ENOENT'), wait)).rejects.toThrow('ENOENT: rename');
  expect(wait).not.toHaveBeenCalled();
});
