import { expect, it } from 'vitest';
import { today } from './today.ts';

it('writes the day as year, month and day', () => {
  expect(today()).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
});
