import { expect, it } from 'vitest';
import { dutchDate, dutchDay } from './dutch-date.ts';

it('writes each month as Intl does', () => {
  const intl = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`;
    expect(dutchDate(date)).toBe(intl.format(new Date(date)));
  }
});

it.each(['', 'binnenkort', '2026-13-01'])('leaves %j as it stands', (text) => {
  expect(dutchDate(text)).toBe(text);
});

it('takes the day of a moment from the clock of the device', () => {
  expect(dutchDay(new Date(2026, 10, 1, 0, 30))).toBe('1 november 2026');
  expect(dutchDay(new Date(2026, 10, 1, 23, 30))).toBe('1 november 2026');
});
