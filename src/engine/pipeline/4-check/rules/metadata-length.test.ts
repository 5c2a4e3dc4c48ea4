import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { descriptionLength } from './description-length.ts';
import { titleLength } from './title-length.ts';

const site = { '_site.json': { company: 'HopLease' } };

it.each([
  ['Bakwagen leasen', []],
  ['Een titel die met zijn achtervoegsel precies past', []],
  [
    'Een titel die met zijn achtervoegsel net iets te lang is',
    [
      'pages/a.json#/metadata/title "g is" (warning) Met " | HopLease" erachter is deze titel 67 tekens; zoekmachines tonen er ongeveer 60. Maak de titel 7 tekens korter, met het belangrijkste woord vooraan.',
    ],
  ],
  [
    '{company}: een titel met de naam van het bedrijf erin, en lang',
    [
      'pages/a.json#/metadata/title (warning) Met " | HopLease" erachter is deze titel 72 tekens; zoekmachines tonen er ongeveer 60. Maak de titel 12 tekens korter, met het belangrijkste woord vooraan.',
    ],
  ],
])('judges the length of the title "%s"', (title, expected) => {
  const report = reportOf(titleLength, { ...site, 'a.json': { metadata: { title } } });
  expect(report).toEqual(expected.map((line) => line.replace('"g is"', `"${title.slice(49)}"`)));
});

it.each([
  [
    47,
    [
      'pages/a.json#/metadata/title "se" (warning) Met " | NAME" erachter is deze titel 62 tekens; zoekmachines tonen er ongeveer 60. Maak de titel 2 tekens korter, met het belangrijkste woord vooraan.',
    ],
  ],
  [
    48,
    [
      'pages/_site.json#/company (warning) Deze naam komt achter de titel van elke pagina, en laat er te weinig ruimte voor: zoekmachines tonen van beide samen ongeveer 60 tekens. Maak de naam 1 teken korter.',
    ],
  ],
  [
    80,
    [
      'pages/_site.json#/company (warning) Deze naam komt achter de titel van elke pagina, en laat er te weinig ruimte voor: zoekmachines tonen van beide samen ongeveer 60 tekens. Maak de naam 33 tekens korter.',
    ],
  ],
])('asks for a title that is possible beside a company name of %i characters', (length, expected) => {
  const company = 'x'.repeat(length);
  const page = { metadata: { title: 'Bakken lease' } };
  const report = reportOf(titleLength, { '_site.json': { company }, 'a.json': page });
  expect(report).toEqual(expected.map((line) => line.replace('NAME', company)));
});

it.each([
  [
    109,
    'Deze beschrijving is 109 tekens; zoekmachines tonen er ongeveer 158. Gebruik 110 tot 158 tekens: wat vindt de bezoeker hier, en wat kan hij doen?',
  ],
  [110, undefined],
  [158, undefined],
  [
    159,
    'Deze beschrijving is 159 tekens; zoekmachines kappen die na ongeveer 158 af. Maak de beschrijving 1 teken korter.',
  ],
])('judges a description of %i characters', (length, expected) => {
  const description = `${'x'.repeat(length - 1)}y`;
  const report = reportOf(descriptionLength, { 'a.json': { metadata: { description } } });
  const words = length > 158 ? ' "y"' : '';
  const place = `pages/a.json#/metadata/description${words} (warning)`;
  expect(report).toEqual(expected === undefined ? [] : [`${place} ${expected}`]);
});
