import { afterEach, expect, test, vi } from 'vitest';
import { cacheAnswer } from './cached-answer.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an answer is shared while it is on its way, however long that takes, and for a while after', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 5000, 'well');
      }),
  );
  const cached = cacheAnswer(ask, 1000);
  const first = cached();
  await vi.advanceTimersByTimeAsync(4000);
  expect(cached()).toBe(first);
  await vi.advanceTimersByTimeAsync(1999);
  expect(cached()).toBe(first);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(cached()).not.toBe(first);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure is shared as long as an answer', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => {
    throw new Error('not well');
  });
  const cached = cacheAnswer(ask, 1000);
  await expect(cached()).rejects.toThrow('not well');
  await expect(cached()).rejects.toThrow('not well');
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await expect(cached()).rejects.toThrow('not well');
  expect(ask).toHaveBeenCalledTimes(2);
});
