import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { realDay } from './real-day.ts';

it.each([
  ['2026-11-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['1 november', true],
])('judges the day "%s"', (checkedOn, isRight) => {
  const files = { 'a.json': { blocks: [{ type: 'text-section', checkedOn }] } };
  expect(reportOf(realDay, files)).toEqual(
    isRight
      ? []
      : [
          `pages/a.json#/blocks/0/checkedOn De dag "${checkedOn}" bestaat niet. Kijk hoeveel dagen die maand heeft.`,
        ],
  );
});
