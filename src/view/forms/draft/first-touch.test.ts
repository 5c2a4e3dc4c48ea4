// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createFirstTouch } from './first-touch.ts';

/** A document that was opened then; `time` is how long ago. */
function documentOf(opened: number) {
  const clock = { time: 0 };
  return { clock, ...createFirstTouch({ opened: () => opened, sinceOpened: () => clock.time }) };
}

beforeEach(() => sessionStorage.clear());

it('counts from the first touch, not from when the page was opened', () => {
  const { clock, note, elapsedMs } = documentOf(1000);
  clock.time = 9000;
  expect(elapsedMs()).toBe(0);
  note();
  clock.time = 9400;
  note();
  expect(elapsedMs()).toBe(400);
});

it('counts from when the page was opened for what was typed before the scripts arrived', () => {
  const { clock, note, elapsedMs } = documentOf(1000);
  clock.time = 4000;
  note({ early: true });
  expect(elapsedMs()).toBe(4000);
});

it('goes on counting after a reload, so that a quick send of a restored draft is no robot’s', () => {
  documentOf(1000).note();
  const { clock, note, elapsedMs } = documentOf(6000);
  clock.time = 300;
  expect(elapsedMs()).toBe(5300);
  note();
  expect(elapsedMs()).toBe(5300);
});

it('counts from when the page was opened where the clock was set back since the touch', () => {
  documentOf(9000).note();
  const { clock, elapsedMs } = documentOf(1000);
  clock.time = 4000;
  expect(elapsedMs()).toBe(4000);
});

it('counts within the document where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { clock, note, elapsedMs } = documentOf(1000);
  note();
  clock.time = 3000;
  expect(elapsedMs()).toBe(3000);
});
