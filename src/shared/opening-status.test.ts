import { expect, it } from 'vitest';
import { openingStatus } from './opening-status.ts';

const lines = [
  { days: 'Maandag t/m vrijdag', hours: '08:00-18:00' },
  { days: 'Zaterdag', hours: '09:00-17:00' },
  { days: 'Zondag', hours: 'Gesloten' },
];
const closedOn = ['2026-12-25', '2026-12-26'];

it.each([
  ['a Monday in winter', '2026-11-23T07:00:00Z', 'Nu bereikbaar tot 18:00'],
  ['a minute before', '2026-11-23T06:59:00Z', 'Nu gesloten; vandaag bereikbaar vanaf 08:00'],
  ['closing time', '2026-11-23T17:00:00Z', 'Nu gesloten; morgen bereikbaar vanaf 08:00'],
  ['summer time', '2026-07-06T06:00:00Z', 'Nu bereikbaar tot 18:00'],
  ['a Saturday', '2026-11-21T12:00:00Z', 'Nu bereikbaar tot 17:00'],
  ['Saturday evening', '2026-11-21T20:00:00Z', 'Nu gesloten; maandag bereikbaar vanaf 08:00'],
  ['Sunday', '2026-11-22T12:00:00Z', 'Nu gesloten; morgen bereikbaar vanaf 08:00'],
  ['the evening before summer time', '2026-03-28T22:30:00Z', 'Nu gesloten; maandag bereikbaar vanaf 08:00'],
  ['the evening before Christmas', '2026-12-24T19:00:00Z', 'Nu gesloten; maandag bereikbaar vanaf 08:00'],
])('says when the company can be reached: %s', (_when, now, status) => {
  expect(openingStatus({ lines, closedOn }, new Date(now))).toBe(status);
});

it('names the date of an opening more than six days ahead', () => {
  const holidays = ['21', '22', '23', '24', '25', '28'].map((day) => `2026-12-${day}`);
  const weekdays = lines.slice(0, 1);
  const status = openingStatus({ lines: weekdays, closedOn: holidays }, new Date('2026-12-21T12:00:00Z'));
  expect(status).toBe('Nu gesloten; op 29 december 2026 bereikbaar vanaf 08:00');
});

it.each([
  [{ days: 'Maandag', hours: '8:00 tot 17:30 uur' }, '2026-11-23T12:00:00Z', 'Nu bereikbaar tot 17:30'],
  [{ days: 'Maandagen', hours: '8.00 – 17.30' }, '2026-11-23T12:00:00Z', 'Nu bereikbaar tot 17:30'],
  [{ days: 'Op werkdagen', hours: '09:00-17:00' }, '2026-11-27T12:00:00Z', 'Nu bereikbaar tot 17:00'],
  [{ days: 'Dagelijks', hours: '09:00-17:00' }, '2026-11-22T12:00:00Z', 'Nu bereikbaar tot 17:00'],
  [{ days: 'Elke dag', hours: '09:00-17:00' }, '2026-11-22T12:00:00Z', 'Nu bereikbaar tot 17:00'],
  [{ days: 'Feestdagen', hours: '09:00-17:00' }, '2026-11-22T12:00:00Z', undefined],
  [{ days: 'Maandag', hours: '8:00-12:00 en 13:00-17:00' }, '2026-11-23T12:00:00Z', undefined],
  [{ days: 'Maandag en donderdag', hours: '09:00–12:00' }, '2026-11-26T09:00:00Z', 'Nu bereikbaar tot 12:00'],
  [{ days: 'Zaterdag t/m maandag', hours: '10:00-16:00' }, '2026-11-22T12:00:00Z', 'Nu bereikbaar tot 16:00'],
  [{ days: 'Op afspraak', hours: 'Bel ons' }, '2026-11-22T12:00:00Z', undefined],
  [{ days: 'Elke werkdag', hours: '09:00-17:00' }, '2026-11-23T12:00:00Z', 'Nu bereikbaar tot 17:00'],
])('reads %j', (line, now, status) => {
  expect(openingStatus({ lines: [line], closedOn: [] }, new Date(now))).toBe(status);
});
