import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { listAt } from '../../../json/json-shape.ts';
import { blockSchemas } from '../../../schema/block-schemas.ts';
import { exampleSentences } from '../../../schema/example-sentences.ts';
import { startingTexts } from '../../../text/starting-texts.ts';
import { readSchemas } from '../../1-load/read-schemas.ts';
import { documentFindings } from '../document-findings.ts';
import { startingText } from './starting-text.ts';

const schemas = await readSchemas(join(import.meta.dirname, '../../../../../schemas'));

it('warns for a text that a new page began with, until one letter of it is changed', () => {
  const { hero } = startingTexts.equipment;
  expect(reportOf(startingText, { 'a.json': { text: hero }, 'b.json': { text: `${hero}!` } })).toEqual([
    'pages/a.json#/text (warning) Hier staat nog de begintekst van een nieuwe pagina: "Lees hier wat je kunt leasen en bereken wat het indicatief…" Schrijf hier wat een bezoeker van deze pagina wil weten.',
  ]);
});

it('begins no page with terms, which are a setting of the site', () => {
  expect(JSON.stringify(startingTexts)).not.toMatch(/\d+ maanden/);
});

it('knows the texts that the editor gives to a new page', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../../../schemas/page.schema.json'), 'utf8');
  const { card, hero } = startingTexts.equipment;
  for (const words of [card, hero]) expect(schema).toContain(`:${words}}`);
});

it('warns for each sentence of the example with which a block begins, and not for its headings or for what leads on', () => {
  const [, faq] = blockSchemas(schemas).find(([type]) => type === 'faq') ?? [];
  const value = { blocks: [listAt(faq, 'examples')[0] ?? null] };
  const options = { among: [startingText], examples: exampleSentences(schemas) };
  const found = documentFindings({ kind: 'page', value }, options);
  expect(found.map(({ place }) => 'pointer' in place && place.pointer)).toEqual([
    '/blocks/0/items/0/answer',
    '/blocks/0/items/0/more/0',
    '/blocks/0/items/1/answer',
  ]);
  expect(found.at(-1)?.message).toBe(
    'Hier staat nog de tekst van een voorbeeld: "Meestal binnen een werkdag."',
  );
});
