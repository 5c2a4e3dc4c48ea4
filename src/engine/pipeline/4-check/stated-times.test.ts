import { expect, it } from 'vitest';
import { statedTimes } from './stated-times.ts';

it.each([
  ['Bel van 08:00 tot 18:00.', ['08:00', '18:00']],
  ['Bel ma-vr 8.00-18.00 uur en za 09:00–17:00.', ['08:00', '18:00', '09:00', '17:00']],
  ['Bel op zaterdag tussen 9:00 uur en 17:00.', ['09:00', '17:00']],
  ['Komt je bericht na zaterdag 17:00?', ['17:00']],
  ['Zondag vanaf 10.30 uur.', ['10:30']],
  ['Zaterdag van 09:00 tot 17:00.', ['09:00', '17:00']],
  ['Een rit om 07:00 is druk.', []],
  ['Van 1.500 tot 2.000 kg, of 12,50 tot 13.50 meter.', []],
  ['Een bak van 65.50 tot 80.50 meter.', []],
  ['Tussen 3.500-7.500 kg en 2026-11-22.', []],
  ['Een helling van 1:20 tot 1:50, een mengverhouding van 1:25-1:50.', []],
  ['Van 1.50 tot 2.40 meter breed, of op maandag 1.50 m.', []],
  ['Bel de storingsdienst tussen 22.00 en 06.00 uur.', []],
  ['Wij leveren op dinsdag tussen 10:00 en 14:00 uur.', []],
  ['Venstertijden van 07:00 tot 11:00', []],
  ['Laden en lossen mag van 07:00 tot 11:00. Bel ons van 9.30 tot 17:00.', ['09:30', '17:00']],
  ['Bel voor een levering tussen 10:00 en 14:00 uur.', ['10:00', '14:00']],
  ['Een mengverhouding van 4:10 tot 5:30.', []],
  ['Open van 11:00 tot 21:00 en 1:00 op 50 is steil.', ['11:00', '21:00']],
])('of %j', (text, times) => {
  const stated = statedTimes(text);
  expect(stated.map(({ time }) => time)).toEqual(times);
  for (const { time, start, end } of stated)
    expect(text.slice(start, end).replace('.', ':').padStart(5, '0')).toBe(time);
});
