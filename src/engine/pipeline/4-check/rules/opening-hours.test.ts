import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { openingHours } from './opening-hours.ts';

function reportOn(site: object): string[] {
  return reportOf(openingHours, { '_site.json': { ...site } });
}

const mend =
  'Schrijf de dagen als "Maandag t/m vrijdag" of "Zaterdag en zondag", en de tijden als "09:00-17:00".';

it.each([
  ['Maandag t/m vrijdag', '08:00-18:00'],
  ['Zaterdag en zondag', '09:00-17:00'],
  ['Zaterdag', '9.00 tot 17.00 uur'],
  ['Zondag', 'Gesloten'],
  ['Feestdagen', 'Op afspraak'],
])('reads %s: %s', (days, hours) => {
  expect(reportOn({ openingHours: [{ days, hours }] })).toEqual([]);
});

it.each([
  ['Feestdagen', '10:00-16:00'],
  ['Maandag', 'vanaf 8 uur'],
  ['Maandag', '8:00-12:00 en 13:00-17:00'],
])('reports %s: %s', (days, hours) => {
  expect(
    reportOn({
      openingHours: [
        { days: 'Dinsdag', hours: '09:00-17:00' },
        { days, hours },
      ],
    }),
  ).toEqual([
    `pages/_site.json#/openingHours/1 (warning) Uit "${days}: ${hours}" leest de site geen openingstijd, dus ziet niemand of je dan bereikbaar bent. ${mend}`,
  ]);
});

it('reports closed days that are all over', () => {
  expect(reportOn({ closedOn: ['2026-01-01', '2026-11-21'] })).toEqual([]);
  expect(reportOn({ closedOn: ['2025-12-25', '2026-11-20'] })).toEqual([
    'pages/_site.json#/closedOn (warning) Alle gesloten dagen zijn voorbij. Zet de feestdagen van het volgende jaar in "closedOn", of haal het veld weg.',
  ]);
});
