import { beforeEach, expect, it, vi } from 'vitest';
import { unlessLeaving } from './unless-leaving.ts';

let document: EventTarget;
let fail: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document = new EventTarget();
  vi.stubGlobal('addEventListener', document.addEventListener.bind(document));
  vi.stubGlobal('removeEventListener', document.removeEventListener.bind(document));
});

/** A request that fails, and the errors it has reported so far. */
function request(): string[] {
  const errors: string[] = [];
  const fetching = new Promise<void>((_resolve, reject) => {
    fail = () => reject(new Error('Load failed'));
  });
  unlessLeaving(fetching).catch((error: Error) => errors.push(error.message));
  return errors;
}

it('reports a failure at once to a visitor who stays', async () => {
  const errors = request();
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(errors).toEqual(['Load failed']);
});

it('reports it only after ten seconds to a visitor who seemed to leave and stayed', async () => {
  const errors = request();
  document.dispatchEvent(new Event('beforeunload'));
  fail();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(errors).toEqual(['Load failed']);
});

it('listens no longer once it is settled: Firefox keeps no document that does for a step back', async () => {
  const remove = vi.spyOn(document, 'removeEventListener');
  vi.stubGlobal('removeEventListener', document.removeEventListener.bind(document));
  await unlessLeaving(Promise.resolve());
  expect(remove).toHaveBeenCalledWith('beforeunload', expect.any(Function));
});
