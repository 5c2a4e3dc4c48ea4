import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forEachConcurrent } from './for-each-concurrent.ts';

it('works on all items, and on no more of them at the same time than it may', async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  await forEachConcurrent([1, 2, 3, 4, 5], 2, async (item) => {
    now += 1;
    most = Math.max(most, now);
    await wait(1);
    now -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('throws the first failure when the others have ended, and begins nothing after it', async () => {
  const events: string[] = [];
  const work = forEachConcurrent(['slow', 'bad', 'never'], 2, async (item) => {
    events.push(`${item} begins`);
    await wait(item === 'slow' ? 20 : 1);
    if (item === 'bad') throw new Error('The disk is full.');
    events.push(`${item} ends`);
  });
  await expect(work).rejects.toThrow('The disk is full.');
  expect(events).toEqual(['slow begins', 'bad begins', 'slow ends']);
});
