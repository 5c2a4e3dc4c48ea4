import { expect, it } from 'vitest';
import { dutchDate } from './dutch-date.ts';

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
