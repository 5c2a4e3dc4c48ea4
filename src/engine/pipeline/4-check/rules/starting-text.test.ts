import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { startingTexts } from '../../../text/starting-texts.ts';
import { startingText } from './starting-text.ts';

it('warns for a text that a new page began with, until one letter of it is changed', () => {
  const { hero } = startingTexts.equipment;
  expect(reportOf(startingText, { 'a.json': { text: hero }, 'b.json': { text: `${hero}!` } })).toEqual([
    'pages/a.json#/text (warning) Hier staat nog de begintekst van een nieuwe pagina: "Lees hier wat je kunt leasen en bereken wat het indicatief…" Schrijf hier wat een bezoeker van deze pagina wil weten.',
  ]);
});

it('knows the texts that the editor gives to a new page', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../../../schemas/page.schema.json'), 'utf8');
  const { card, hero } = startingTexts.equipment;
  for (const words of [card, hero]) expect(schema).toContain(`:${words}}`);
});
