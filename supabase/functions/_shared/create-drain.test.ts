import { expect, it } from 'vitest';
import { createDrain } from './create-drain.ts';

/** A drain that ends when told to. */
function controlled() {
  const ends: (() => void)[] = [];
  const drain = createDrain(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { drain, ends };
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

it('runs one drain at a time, and one more for all calls that came meanwhile', async () => {
  const { drain, ends } = controlled();
  const first = drain();
  await moment();
  const others = [drain(), drain(), drain()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await moment();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all([first, ...others]);
  expect(ends).toHaveLength(2);
});

it('misses no call that comes at the very end of a drain', async () => {
  let runs = 0;
  const drain = createDrain(async () => {
    runs += 1;
  });
  for (let call = 1; call <= 50; call += 1) {
    const before = runs;
    const ended = drain();
    for (let step = 0; step < call % 7; step += 1) await Promise.resolve();
    await Promise.all([drain(), ended]);
    expect(runs).toBeGreaterThan(before);
  }
});

it('can be called again after a drain that failed, also one that failed at once', async () => {
  let runs = 0;
  const drain = createDrain(() => {
    runs += 1;
    if (runs === 1) throw new Error('broken');
    return Promise.resolve();
  });
  await expect(drain()).rejects.toThrow('broken');
  await drain();
  expect(runs).toBe(2);
});
