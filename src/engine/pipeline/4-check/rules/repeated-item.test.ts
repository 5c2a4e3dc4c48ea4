import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../../shared/json/json-value.ts';
import { repeatedItem } from './repeated-item.ts';

function reportOn(block: JsonObject): string[] {
  return reportOf(repeatedItem, { 'a.json': { blocks: [block] } });
}

const again = 'Haal een van de twee weg, of zeg hier wat er anders is.';

it.each<[what: string, block: JsonObject, report: string]>([
  [
    'a question',
    { items: [{ question: 'Kan dat?' }, { question: 'Mag dat?' }, { question: 'Kan  dat ?' }] },
    `/items/2/question (warning) "Kan  dat ?" staat in deze lijst ook al bij item 1. ${again}`,
  ],
  [
    'a card',
    { items: [{ title: 'Kipper' }, { title: 'kipper' }] },
    `/items/1/title (warning) "kipper" staat in deze lijst ook al bij item 1. ${again}`,
  ],
  [
    'a text',
    { items: ['Snel', { title: 'Snel' }] },
    `/items/1/title (warning) "Snel" staat in deze lijst ook al bij item 1. ${again}`,
  ],
])('reports %s that stands in a list twice', (_, block, report) => {
  expect(reportOn(block)).toEqual([`pages/a.json#/blocks/0${report}`]);
});

it('names a block as the editor does', () => {
  const blocks = [{ title: 'Vragen' }, { title: 'Prijzen' }, { title: 'Vragen' }];
  expect(reportOf(repeatedItem, { 'a.json': { blocks } })).toEqual([
    `pages/a.json#/blocks/2/title (warning) "Vragen" staat ook al boven blok 1. ${again}`,
  ]);
});

it.each<[what: string, block: JsonObject]>([
  [
    'in two lists',
    {
      items: [
        { title: 'Kipper', features: ['Snel'] },
        { title: 'Bus', features: ['Snel'] },
      ],
    },
  ],
  ['in the cells of a table', { rows: [['Ja', 'Ja']] }],
  [
    'as what is said of two things',
    {
      items: [
        { quote: 'Goed', company: 'A' },
        { quote: 'Goed', company: 'A' },
      ],
    },
  ],
  ['as signs', { items: [{ title: '–' }, { title: '–' }] }],
])('lets the same stand %s', (_, block) => {
  expect(reportOn(block)).toEqual([]);
});
