import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { placeholderText } from './placeholder-text.ts';

const reportOn = (text: string): string[] => reportOf(placeholderText, { 'a.json': { blocks: [{ text }] } });

it.each([
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['Nog doen: TODO prijs', 'TODO'],
  ['Prijs: xxx', 'xxx'],
  ['Prijs: xxxxxx euro', 'xxxxxx'],
  ['Bel xxxxxxxxxx', 'xxxxxxxxxx'],
  ['Beste [vulhierin]', '[vulhierin]'],
  ['[Mail ons](mailto:xxx)', 'xxx'],
  ['Titel hier', 'Titel hier'],
  ['Titel hier.', 'Titel hier'],
  ['Een kop en dan tekst hier', 'tekst hier'],
  ['Hier komt de tekst', 'Hier komt de tekst'],
  ['Beste [naam], welkom', '[naam]'],
  [`\${2:Wat is het?}`, `\${2:`],
  ['Handig:contentReference[oaicite:0]{index=0}.', ':contentReference[oaicite:0]{index=0}'],
  ['Handig【4†source】.', '【4†source】'],
  ['Handig. \ue200cite\ue202turn0search1\ue201', '\ue200cite\ue202turn0search1\ue201'],
  ['Lease is vaak goedkoper [citation:3].', '[citation:3]'],
  ['Lease is vaak goedkoper. [cite: 1, 2]', '[cite: 1, 2]'],
  ['[Naam bedrijf] levert door heel Nederland.', '[Naam bedrijf]'],
  ['Bel [jouw telefoonnummer] of mail.', '[jouw telefoonnummer]'],
  ['Download de brochure [link toevoegen].', '[link toevoegen]'],
  ['Vanaf [prijs] per maand', '[prijs]'],
  ['Als AI-taalmodel kan ik dat niet weten.', 'Als AI-taalmodel'],
  ['Zie Fout! Verwijzingsbron niet gevonden. voor meer.', 'Fout! Verwijzingsbron niet gevonden'],
  ['Zie {HYPERLINK "http://a.nl"} voor meer.', '{HYPERLINK "http://a.nl"}'],
  ['…', '…'],
  ['Wat er te zien is', 'Wat er te zien is'],
])('reports "%s"', (text, words) => {
  expect(reportOn(text)).toEqual([
    `pages/a.json#/blocks/0/text "${words}" "${words}" is een voorlopige tekst. Schrijf hier de echte tekst, of haal het weg.`,
  ]);
});

it.each([
  'Je leest hier hoe het werkt.',
  'Fout! Je vergat de verwijzing.',
  'Een voordeel is de rust.',
  'Stel je vraag hier, dan antwoorden we binnen een werkdag.',
  'Stel je vraag hier',
  'Een TODO-lijst voor je stal, in maat xxx-large.',
  'Vraag hier je offerte aan.',
  'Wacht… of bel.',
  'Mail naar [naam](mailto:a@b.nl)',
  'Lees [de tekst van de wet](https://wetten.overheid.nl) en [bekijk de prijs](/calculator).',
  '“Wij [de pachters] kozen voor lease.”',
])('accepts "%s"', (text) => expect(reportOn(text)).toEqual([]));

it.each([
  ['Lease is vaak goedkoper.[1]', '[1]'],
  ['Lease is vaak goedkoper [2, 3] dan huren.', '[2, 3]'],
  ['Lease is vaak goedkoper.[1][^2]', '[1][^2]'],
])('asks what the number in "%s" is for', (text, mark) => {
  expect(reportOn(text)).toEqual([
    `pages/a.json#/blocks/0/text "${mark}" (warning) Bezoekers zien "${mark}" staan, en het leidt nergens heen. Haal het weg, of maak er een link naar de bron van. Hoort het bij een noot op deze pagina, dan mag het blijven staan.`,
  ]);
});

it.each(['Zie [1](https://www.rdw.nl).', 'Kies a[1e] of b.', 'Een bak van [100] cm'])(
  'asks nothing of "%s"',
  (text) => expect(reportOn(text)).toEqual([]),
);

it('knows the words that the editor gives to a new picture', () => {
  const schema = readFileSync(
    join(import.meta.dirname, '../../../../../schemas/parts/picture.schema.json'),
    'utf8',
  );
  expect(schema).toContain(':Wat er te zien is}');
});
