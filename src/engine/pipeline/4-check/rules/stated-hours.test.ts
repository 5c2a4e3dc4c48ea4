import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
import { statedHours } from './stated-hours.ts';

const week = [
  { days: 'Maandag t/m vrijdag', hours: '08:00-18:00' },
  { days: 'Zaterdag', hours: '9.00 tot 17.00 uur' },
  { days: 'Zondag', hours: 'Gesloten' },
];

function reportOn(text: string, openingHours: JsonValue[] = week): string[] {
  const files = {
    'a.json': { blocks: [{ type: 'hero', text }] },
    '_site.json': { openingHours, footerNote: 'Open van 07:00 tot 23:00.' },
  };
  return reportOf(statedHours, files);
}

it.each([
  'Bel van 08:00 tot 18:00, of op zaterdag tussen 9.00 en 17.00 uur.',
  'Bel ma-vr 08:00-18:00 en za 09:00-17:00.',
  'Komt je bericht na zaterdag 17:00? Dan hoor je maandag van ons.',
  'Van 1.500 tot 2.000 kg, om 07:00 in de zaak.',
])('accepts %s', (text) => {
  expect(reportOn(text)).toEqual([]);
});

const hint =
  'Schrijf de tijden die daar staan: Maandag t/m vrijdag 08:00-18:00, Zaterdag 9.00 tot 17.00 uur, Zondag Gesloten. Gaat het om iets anders, dan mag dit blijven staan.';

it('reports each time that is no opening or closing time', () => {
  const at = 'pages/a.json#/blocks/0/text';
  const says = 'gaat het bedrijf volgens _site.json niet open of dicht.';
  expect(reportOn('Bel van 09:00 tot 17:30, of op zaterdag na 10.00 uur.')).toEqual([
    `${at} "17:30" (warning) Om 17:30 ${says} ${hint}`,
    `${at} "10.00" (warning) Om 10.00 ${says} ${hint}`,
  ]);
});

it.each([
  ['there are none', []],
  ['they cannot be read', [...week, { days: 'Feestdagen', hours: '10:00-16:00' }]],
])('says nothing of opening hours where %s', (_, openingHours) => {
  expect(reportOn('Bel van 10:00 tot 11:00.', openingHours)).toEqual([]);
});
