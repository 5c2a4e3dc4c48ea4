import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JsonValue } from '../../shared/json/json-value.ts';
import { readSchemas } from '../pipeline/1-load/read-schemas.ts';
import { listBesidePredicate } from './list-beside.ts';

const schemas = await readSchemas(join(import.meta.dirname, '../../../schemas'));
const value: JsonValue = {
  blocks: [
    { type: 'text-section' },
    { type: 'faq' },
    { type: 'hero' },
    { type: 'type-cards' },
    { type: 'onbekend' },
  ],
};

it.each([
  ['/blocks/0/text/1', true],
  ['/blocks/0/items/0', true],
  ['/blocks/0/quote/text', false],
  ['/blocks/1/items/0/answer', true],
  ['/blocks/1/text', false],
  ['/blocks/2/text', false],
  ['/blocks/3/items/0/description', false],
  ['/blocks/3/items/0/features/1', false],
  ['/card/description', false],
  ['/metadata/description', false],
  // Nobody knows which one is meant.
  ['/blocks/4/text', true],
])('beside %s there can be a list of points: %s', (pointer, has) => {
  expect(listBesidePredicate(schemas)({ kind: 'page', value, pointer })).toBe(has);
});
