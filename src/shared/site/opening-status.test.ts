import { expect, it } from 'vitest';
import { openingStatus } from './opening-status.ts';

const lines = [
  { days: 'Maandag t/m vrijdag', hours: '08:00-18:00' },
  { days: 'Zaterdag', hours: '09:00-17:00' },
  { days: 'Zondag', hours: 'Gesloten' },
];
const thursday = '2026-11-26T12:00:00Z';
const friday = '2026-11-27T12:00:00Z';
const saturday = '2026-11-28T12:00:00Z';
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
  [{ days: 'Maandag – vrijdag', hours: '09:00-17:00' }, '2026-11-25T12:00:00Z', 'Nu bereikbaar tot 17:00'],
  [{ days: 'Van maandag tot en met vrijdag', hours: '09:00-17:00' }, friday, 'Nu bereikbaar tot 17:00'],
  [{ days: 'Maandag t/m donderdag en zaterdag', hours: '09:00-17:00' }, saturday, 'Nu bereikbaar tot 17:00'],
  [{ days: 'Maandag, woensdag t/m vrijdag', hours: '09:00-17:00' }, thursday, 'Nu bereikbaar tot 17:00'],
  [
    { days: 'Maandag, woensdag t/m vrijdag', hours: '09:00-17:00' },
    '2026-11-24T12:00:00Z',
    'Nu gesloten; morgen bereikbaar vanaf 09:00',
  ],
  [{ days: 'Alle dagen behalve zondag', hours: '09:00-17:00' }, saturday, undefined],
  [{ days: 'Vrijdag in de even weken', hours: '09:00-17:00' }, friday, undefined],
  [{ days: 'Maandag tot vrijdag', hours: '09:00-17:00' }, friday, undefined],
  [{ days: 'Vrijdag', hours: '20:00-02:00' }, '2026-11-27T20:00:00Z', undefined],
  [{ days: 'Vrijdag', hours: '20:00-24:00' }, '2026-11-27T20:00:00Z', 'Nu bereikbaar tot 24:00'],
  [{ days: 'Vrijdag', hours: '8-12 en 13:00-17:00' }, friday, undefined],
  [{ days: 'Vrijdag', hours: '09:00-17:75' }, friday, undefined],
])('reads %j', (line, now, status) => {
  expect(openingStatus({ lines: [line], closedOn: [] }, new Date(now))).toBe(status);
});

it.each([
  ['in the morning', '2026-11-27T09:00:00Z', 'Nu bereikbaar tot 12:00'],
  ['in the break', '2026-11-27T11:30:00Z', 'Nu gesloten; vandaag bereikbaar vanaf 13:00'],
  ['in the afternoon', '2026-11-27T15:00:00Z', 'Nu bereikbaar tot 17:00'],
  ['in the evening', '2026-11-27T20:00:00Z', 'Nu gesloten; op 4 december 2026 bereikbaar vanaf 09:00'],
])('reads two lines of one day: %s', (_when, now, status) => {
  const morning = { days: 'Vrijdag', hours: '09:00-12:00' };
  const afternoon = { days: 'Vrijdag', hours: '13:00-17:00' };
  for (const twoLines of [
    [morning, afternoon],
    [afternoon, morning],
  ])
    expect(openingStatus({ lines: twoLines, closedOn: [] }, new Date(now))).toBe(status);
});

it.each([
  [
    'at noon',
    ['Vrijdag 09:00-12:00', 'Vrijdag 12:00-17:00'],
    '2026-11-27T09:00:00Z',
    'Nu bereikbaar tot 17:00',
  ],
  [
    'at midnight',
    ['Vrijdag 20:00-24:00', 'Zaterdag 00:00-02:00'],
    '2026-11-27T20:00:00Z',
    'Nu bereikbaar tot 02:00',
  ],
  ['on a day that is none', ['Dagelijks 00:00-24:00'], '2026-12-24T12:00:00Z', 'Nu bereikbaar tot 24:00'],
  ['each midnight', ['Dagelijks 00:00-24:00'], '2026-11-27T12:00:00Z', 'Nu bereikbaar'],
])('goes on where hours adjoin: %s', (_where, written, now, status) => {
  const adjoining = written
    .map((line) => line.split(' '))
    .map(([days = '', hours = '']) => ({ days, hours }));
  expect(openingStatus({ lines: adjoining, closedOn }, new Date(now))).toBe(status);
});

it.each([
  ['times that it cannot read', { days: 'Feestdagen', hours: '10:00-16:00' }],
  ['other times for a day that has them', { days: 'Vrijdag', hours: '08:00-12:00' }],
  ['that a day with times is closed', { days: 'Vrijdag', hours: 'Gesloten' }],
])('says nothing where a line has %s', (_, line) => {
  for (const both of [
    [...lines, line],
    [line, ...lines],
  ])
    expect(openingStatus({ lines: both, closedOn: [] }, new Date(friday))).toBeUndefined();
});
