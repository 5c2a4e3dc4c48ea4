import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeholderText } from './placeholder-text.ts';
import { reportOf } from './test-site.ts';

const reportOn = (text: string): string[] => reportOf(placeholderText, { 'a.json': { blocks: [{ text }] } });

it.each([
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['Nog doen: TODO prijs', 'TODO'],
  ['Prijs: xxx', 'xxx'],
  ['Titel hier', 'Titel hier'],
  ['Hier komt de tekst', 'Hier komt de tekst'],
  ['Beste [naam], welkom', '[naam]'],
  [`\${2:Wat is het?}`, `\${2:`],
  ['…', '…'],
  ['Een voordeel', 'Een voordeel'],
])('reports "%s"', (text, words) => {
  expect(reportOn(text)).toEqual([
    `pages/a.json#/blocks/0/text "${words}" "${words}" is een voorlopige tekst. Schrijf hier de echte tekst, of haal het weg.`,
  ]);
});

it.each([
  'Je leest hier hoe het werkt.',
  'Een voordeel is de rust.',
  'Wacht… of bel.',
  'Mail naar [naam](mailto:a@b.nl)',
])('accepts "%s"', (text) => expect(reportOn(text)).toEqual([]));

it('knows the words that a new page begins with', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../schemas/page.schema.json'), 'utf8');
  for (const words of [
    'Wat vind je op deze pagina?',
    'Waar is het voor?',
    'Een kenmerk',
    'Wat levert het op?',
    'Een voordeel',
  ]) {
    expect(schema).toContain(`:${words}}`);
    expect(reportOn(words)).toHaveLength(1);
  }
});
