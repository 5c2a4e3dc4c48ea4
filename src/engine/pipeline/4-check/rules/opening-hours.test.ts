import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { openingHours } from './opening-hours.ts';

function reportOn(site: object): string[] {
  return reportOf(openingHours, { '_site.json': { ...site } });
}

const fix =
  'Schrijf de dagen als "Maandag t/m vrijdag" of "Zaterdag en zondag", en de tijden als "09:00-17:00". Is er een pauze of ben je open na middernacht? Maak er twee regels van.';

it.each([
  ['Maandag t/m vrijdag', '08:00-18:00'],
  ['Zaterdag en zondag', '09:00-17:00'],
  ['Zaterdag', '9.00 tot 17.00 uur'],
  ['Maandag t/m donderdag en zaterdag', '09:00-17:00'],
  ['Zondag', 'Gesloten'],
  ['Feestdagen', 'Op afspraak'],
])('reads %s: %s', (days, hours) => {
  expect(reportOn({ openingHours: [{ days, hours }] })).toEqual([]);
});

it.each([
  ['Feestdagen', '10:00-16:00'],
  ['Maandag', 'vanaf 8 uur'],
  ['Maandag', '8:00-12:00 en 13:00-17:00'],
  ['Maandag', '20:00-02:00'],
  ['Alle dagen behalve zondag', '09:00-17:00'],
])('reports %s: %s', (days, hours) => {
  expect(
    reportOn({
      openingHours: [
        { days: 'Dinsdag', hours: '09:00-17:00' },
        { days, hours },
      ],
    }),
  ).toEqual([
    `pages/_site.json#/openingHours/1 (warning) Uit "${days}: ${hours}" leest de site geen openingstijd, dus ziet niemand of je nu bereikbaar bent. ${fix}`,
  ]);
});

it('finds nothing wrong once its way out is followed', () => {
  const breakAndNight = ['8:00-12:00', '13:00-17:00', '20:00-24:00'].map((hours) => ({
    days: 'Maandag',
    hours,
  }));
  const openingHours = [...breakAndNight, { days: 'Dinsdag', hours: '00:00-02:00' }];
  expect(reportOn({ openingHours })).toEqual([]);
});

it.each([
  ['other times', '08:00-12:00'],
  ['that it is closed', 'gesloten'],
])('reports a day that has times and, in another line, %s', (_, hours) => {
  const week = { days: 'Maandag t/m vrijdag', hours: '08:00-18:00' };
  expect(reportOn({ openingHours: [week, { days: 'Vrijdag', hours }] })).toEqual([
    `pages/_site.json#/openingHours/1 (warning) "Vrijdag: ${hours}" spreekt een eerdere regel tegen, dus ziet niemand of je nu bereikbaar bent. Haal de dag uit een van beide regels, of geef ze tijden die elkaar niet overlappen.`,
  ]);
});

it('reports closed days that are all over', () => {
  expect(reportOn({ closedOn: ['2026-01-01', '2026-11-21'] })).toEqual([]);
  expect(reportOn({ closedOn: ['2025-12-25', '2026-11-20'] })).toEqual([
    'pages/_site.json#/closedOn (warning) Alle gesloten dagen zijn voorbij. Zet de feestdagen van het volgende jaar in "closedOn", of haal het veld weg.',
  ]);
});
