import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { linkLabel } from './link-label.ts';

function reportOn(text: string): string[] {
  return reportOf(linkLabel, { 'a.json': { blocks: [{ text }] } });
}

it.each(['Klik hier', 'hier', 'Lees meer', 'meer informatie', 'deze pagina'])('reports "%s"', (label) => {
  expect(reportOn(`Voor prijzen: [${label}](/equipment).`)).toEqual([
    `pages/a.json#/blocks/0/text "${label}" (warning) "${label}" zegt niet waar deze link heen gaat: wie alleen de links hoort, weet het dan niet. Zet tussen [ en ] wat er op die pagina staat: [de naam van de pagina](/equipment).`,
  ]);
});

it.each([
  'Lees meer over [bussen](/equipment), of kijk hier.',
  'Lees [hier hoe je een bus least](/equipment).',
  'Klik [hieronder](/equipment#bussen).',
  '[hier]',
])('accepts %j', (text) => {
  expect(reportOn(text)).toEqual([]);
});
