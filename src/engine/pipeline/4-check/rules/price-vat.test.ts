import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
import { priceVat } from './price-vat.ts';

const hint = 'Zet er "excl. btw" bij.';

it.each<[string, JsonValue, string[]]>([
  [
    'an amount on a page that says so elsewhere',
    [{ text: '€ 40.000' }, { text: 'Prijzen zijn exclusief btw.' }],
    [],
  ],
  [
    'an amount on a page that says nothing',
    [{ text: 'Een bus van € 40.000.' }],
    [
      `pages/a.json#/blocks/0/text "€ 40.000" Bij "€ 40.000" staat op deze pagina niet of het met of zonder btw is. ${hint}`,
    ],
  ],
  ['an amount per month with it in the same block', [{ title: '€ 695 per maand', note: 'excl. btw' }], []],
  [
    'an amount per month with it in another block',
    [{ text: 'Vanaf €695 per maand.' }, { text: 'Alles excl. btw.' }],
    [
      `pages/a.json#/blocks/0/text "€695 per maand" Bij "€695 per maand" staat in dit blok niet of het met of zonder btw is. ${hint}`,
    ],
  ],
  [
    'several amounts in one block once',
    [{ items: ['€ 1', '€ 2', '3 euro'] }],
    [expect.stringContaining('/items/0')],
  ],
  ['btw as a mere word', [{ text: 'Btw over € 500.' }], [expect.stringContaining('"€ 500"')]],
  ...['ex. btw', '+ btw', 'plus btw', '(btw exclusief)', 'btw incl.'].map(
    (words): [string, JsonValue, string[]] => [`"${words}"`, [{ text: `€ 99 per maand, ${words}.` }], []],
  ),
  ...['499,- per maand', '499,–/mnd', '499,= p.m.', '499,- euro per maand'].map(
    (words): [string, JsonValue, string[]] => [
      `"${words}"`,
      [{ text: `Vanaf ${words}` }],
      [expect.stringContaining(`/text "${words}" Bij "${words}" staat in dit blok niet`)],
    ],
  ),
  ['a number that is no amount', [{ text: 'Een set van 5,-delig.' }], []],
  ['what a machine uses', [{ text: 'Stroom kost al snel € 200 per maand.' }], []],
  [
    'a lease beside what a machine uses',
    [{ text: 'Stroom kost € 200, de lease € 300 per maand.' }],
    [expect.stringContaining('"€ 300 per maand"')],
  ],
  ['words about euros', [{ text: 'Het scheelt euro’s. Euro 6 mag.' }], []],
])('judges %s', (_, blocks, expected) => {
  expect(reportOf(priceVat, { 'a.json': { blocks } })).toEqual(expected);
});

it('takes a shared block as a whole, and asks nothing of the site file', () => {
  const files = {
    '_shared/s.json': { title: '€ 695 per maand', text: 'excl. btw' },
    '_site.json': { footerNote: 'Vanaf € 1' },
  };
  expect(reportOf(priceVat, files)).toEqual([]);
});
