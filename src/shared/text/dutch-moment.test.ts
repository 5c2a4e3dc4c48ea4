import { expect, it } from 'vitest';
import { dutchMoment, momentInDigits, momentInWords } from './dutch-moment.ts';

it.each([
  ['2026-11-21T23:30:00Z', '2026-11-22', '00:30'],
  ['2026-07-01T07:05:59Z', '2026-07-01', '09:05'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
])('%s is %s, %s in the Netherlands', (iso, date, time) => {
  expect(dutchMoment(new Date(iso))).toEqual({ date, time });
});

it('is written in a sentence and in a list', () => {
  expect(momentInWords('2026-03-01T03:05:00Z')).toBe('1 maart 2026 om 04:05');
  expect(momentInDigits('2026-03-01T03:05:00Z')).toBe('01-03-2026, 04:05');
});
