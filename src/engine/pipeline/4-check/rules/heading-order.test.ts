import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
import { headingOrder } from './heading-order.ts';

const message = (number: number): string =>
  `Dit blok staat boven de kop van de pagina (blok ${number}, "hero"). Zet de kop van de pagina als eerste in "blocks".`;

it.each<[string, JsonValue, string[]]>([
  ['the page heading first', [{ type: 'hero' }, { type: 'faq' }], []],
  ['no page heading, which another rule reports', [{ type: 'faq' }], []],
  ['a block above it', [{ type: 'faq' }, { type: 'hero' }], [`pages/a.json#/blocks/0/type ${message(2)}`]],
  [
    'a shared block above it',
    [{ shared: 's' }, { type: 'faq' }, { type: 'hero' }],
    [`pages/a.json#/blocks/0/shared ${message(3)}`],
  ],
])('judges %s', (_, blocks, expected) => {
  const files = { 'a.json': { blocks }, '_shared/s.json': { type: 'notice' } };
  expect(reportOf(headingOrder, files)).toEqual(expected);
});
