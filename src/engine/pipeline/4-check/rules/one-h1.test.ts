import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
import { oneH1 } from './one-h1.ts';

const shared: TestFiles = { '_shared/top.json': { type: 'hero' }, '_shared/broken.json': undefined };
const missing =
  'pages/a.json#/blocks Deze pagina heeft geen blok met de kop van de pagina. Begin met een blok van type "hero" of "rotating-hero".';
const second =
  'Deze pagina heeft al een kop: een tweede "hero" kan niet. Gebruik een ander type blok of haal dit blok weg.';

it.each<[string, JsonValue, string[]]>([
  ['one heading', [{ type: 'hero' }, { type: 'faq' }], []],
  ['a shared heading', [{ shared: 'top' }], []],
  ['no heading', [{ type: 'faq' }], [missing]],
  ['no blocks', [], [missing]],
  ['two headings', [{ type: 'rotating-hero' }, { type: 'hero' }], [`pages/a.json#/blocks/1/type ${second}`]],
  [
    'a second heading that is shared',
    [{ type: 'hero' }, { shared: 'top' }],
    [`pages/a.json#/blocks/1/shared ${second}`],
  ],
  ['a misspelt heading', [{ type: 'heroo' }], []],
  ['a shared block that cannot be read', [{ shared: 'broken' }], []],
])('judges %s', (_, blocks, expected) => {
  expect(reportOf(oneH1, { ...shared, 'a.json': { blocks } })).toEqual(expected);
});

it('is silent about a page that cannot be read', () => {
  expect(reportOf(oneH1, { 'a.json': undefined, 'b.json': { blocks: 'none' } })).toEqual([]);
});
