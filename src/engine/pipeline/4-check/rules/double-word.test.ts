import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { doubleWord } from './double-word.ts';

function reportOn(text: string): string[] {
  return reportOf(doubleWord, { 'a.json': { blocks: [{ text }] } });
}

it.each([
  ['Je leest de de voorwaarden.', 'de de', 'de'],
  ['De de voorwaarden lees je.', 'De de', 'de'],
  ['Kies een een looptijd.', 'een een', 'een'],
  ['De prijs van\nvan een kipper.', 'van\nvan', 'van'],
  ['Koelen en  en vriezen.', 'en  en', 'en'],
  ['Groot, maar niet te te zwaar.', 'te te', 'te'],
])('reports the word that stands twice in "%s"', (text, words, word) => {
  expect(reportOn(text)).toEqual([
    `pages/a.json#/blocks/0/text "${words}" (warning) Hier staat twee keer "${word}". Haal er één weg.`,
  ]);
});

it.each([
  'Wie denkt dat dat niet kan, belt ons.',
  'Machines die die prijs waard zijn.',
  'Voordat je je auto inlevert, vul je het in in de app.',
  'Had je had gebeld, dan had het het gedaan.',
  'Wat voor de een een voordeel is, is dat voor de ander niet.',
  'Wat doe je als er een een lekke band heeft?',
  'Hij hield van van alles.',
  'Vergelijk dat met met name dieselwagens.',
  'Onze vestiging staat aan de De Ruijterkade.',
  'De de facto standaard.',
  'Tegen over-de-de-brug kijken we niet aan.',
  'Een te tegendraadse of ten tender.',
  'Nu één een per dag.',
  'Bel met de, de, de adviseur.',
])('accepts "%s"', (text) => {
  expect(reportOn(text)).toEqual([]);
});
