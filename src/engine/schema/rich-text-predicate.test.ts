import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonValue } from '../../shared/json/json-value.ts';
import type { DocumentKind } from '../../shared/page/document-kind.ts';
import { readSchemas } from '../pipeline/1-load/read-schemas.ts';
import { richTextPredicate } from './rich-text-predicate.ts';

const page: JsonValue = {
  metadata: { title: 'Bakwagen', description: 'Een bakwagen.' },
  card: { title: 'Bakwagen', description: 'Een bakwagen.' },
  blocks: [
    { type: 'faq', title: 'Vragen', items: [{ question: 'Hoe?', answer: 'Zo.' }] },
    { type: 'onbekend' },
  ],
  blokken: [{ type: 'faq', title: 'Vragen' }],
};
const shared: JsonValue = { type: 'call-to-action', title: 'Bel', text: 'Bel ons.' };

it.each<[DocumentKind, pointer: string, isRich: boolean]>([
  ['page', '/metadata/description', false],
  ['page', '/name', false],
  ['page', '/card/description', true],
  ['page', '/card/title', false],
  ['page', '/blocks/0/title', false],
  ['page', '/blocks/0/items/0/answer', true],
  ['page', '/blocks/0/items/0/question', false],
  ['page', '/blocks/1/text', true],
  ['page', '/checks/0/reason', false],
  // Of a field with a wrong name or place nobody knows which one is meant.
  ['page', '/tekst', true],
  ['page', '/metadata/omschrijving', true],
  ['page', '/card/omschrijving', true],
  ['page', '/blokken/0/title', true],
  ['page', '/blocks/0/tekst', true],
  ['page', '/blocks/0/items/0/antwoord', true],
  ['shared', '/text', true],
  ['shared', '/title', false],
  ['site', '/tagline', false],
  ['glossary', '/items/0/text', false],
])('in a %s, marks at %s work: %s', async (kind, pointer, isRich) => {
  const isRichText = richTextPredicate(await readSchemas(join(import.meta.dirname, '../../../schemas')));
  expect(isRichText({ kind, value: kind === 'shared' ? shared : page, pointer })).toBe(isRich);
});
