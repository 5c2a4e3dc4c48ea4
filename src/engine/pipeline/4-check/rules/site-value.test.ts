import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { siteValue } from './site-value.ts';

const site = {
  $schema: 'x',
  phone: '026-000 00 00',
  company: 'HopLease',
  tagline: '{company} rijdt',
  hours: [],
};
const all =
  'Kies uit {phone}, {company}, {tagline}, {leadRetention}, {proposalRetention}, {quarantineRetention}.';

it.each([
  ['Bel {phone}.', []],
  ['Bel {phone en {} of {wie je wilt}', []],
  ['Bel {phon}.', [`"{phon}" "{phon}" is geen gegeven van de site. Bedoel je "{phone}"? ${all}`]],
  ['Bel { phone }.', [`"{ phone }" "{ phone }" is geen gegeven van de site. Bedoel je "{phone}"? ${all}`]],
  [
    'Mail {e mail adres} of {tele foon}.',
    [`"{tele foon}" "{tele foon}" is geen gegeven van de site. Bedoel je "{phone}"? ${all}`],
  ],
  ['Bel {telefoon}.', [`"{telefoon}" "{telefoon}" is geen gegeven van de site. Bedoel je "{phone}"? ${all}`]],
  ['{Naam} rijdt.', [`"{Naam}" "{Naam}" is geen gegeven van de site. Bedoel je "{company}"? ${all}`]],
  ['In {plaats}.', [`"{plaats}" "{plaats}" is geen gegeven van de site. ${all}`]],
  ['Bel {constructor}.', [`"{constructor}" "{constructor}" is geen gegeven van de site. ${all}`]],
  ['Om {hours}.', [`"{hours}" "{hours}" is geen gegeven van de site. ${all}`]],
  [
    'Lees: {tagline}',
    [
      '"{tagline}" bevat zelf ook een gegeven tussen accolades: "{company} rijdt". Schrijf "tagline" in _site.json voluit.',
    ],
  ],
])('reads "%s"', (text, expected) => {
  expect(reportOf(siteValue, { '_site.json': site, 'a.json': { text } })).toEqual(
    expected.map((line) => `pages/a.json#/text ${line}`),
  );
});

it.each(['kvk', 'city'])('asks to fill in {%s}, once for all pages that say it', (name) => {
  const files = { '_site.json': site, 'a.json': { text: `{${name}}` }, 'b.json': { text: `{${name}}` } };
  const said = `"{${name}}" "{${name}}" is nog niet ingevuld bij de gegevens van de site. Zet "${name}" met zijn waarde in _site.json, of haal {${name}} hier weg.`;
  expect(reportOf(siteValue, files)).toEqual([`pages/a.json#/text ${said}`, `pages/b.json#/text ${said}`]);
});

it.each([
  ['Tegen {rate}% per jaar.', []],
  ['{vrij te kiezen}', []],
  ['Tegen { rate }%.', [['{ rate }', '{rate}']]],
  ['Tegen {Rate}%.', [['{Rate}', '{rate}']]],
  [
    'Van {company}, {shortestTerm} maanden.',
    [
      ['{company}', 'HopLease'],
      ['{shortestTerm}', '24'],
    ],
  ],
  ['KvK {kvk}.', [['{kvk}', undefined]]],
])('lets the disclaimer "%s" name what is filled in there', (disclaimer, expected) => {
  const files = { '_site.json': { ...site, calculator: { disclaimer } } };
  expect(reportOf(siteValue, files)).toEqual(
    expected.map(([name, right]) => {
      const way = right === undefined ? 'Schrijf het voluit.' : `Schrijf "${right}".`;
      return `pages/_site.json#/calculator/disclaimer "${name}" In het voorbehoud wordt alleen {rate} ingevuld: bezoekers zien "${name}" precies zo staan. ${way}`;
    }),
  );
});

it('is silent when the site values cannot be read', () => {
  expect(reportOf(siteValue, { '_site.json': undefined, 'a.json': { text: '{phone}' } })).toEqual([]);
});
