import { expect, it } from 'vitest';
import { reportOf, type TestFiles } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';

const shared: TestFiles = { '_shared/help.json': { type: 'faq', id: 'vragen' } };

it('reports the second of two blocks with one name', () => {
  const blocks: JsonValue = [{ id: 'vragen' }, { id: 'kosten' }, { id: 'kosten' }, { shared: 'help' }];
  expect(reportOf(duplicateAnchor, { ...shared, 'a.json': { blocks } })).toEqual([
    'pages/a.json#/blocks/2/id De "id" "kosten" staat al bij een eerder blok op deze pagina. Geef een van de twee een andere naam.',
    'pages/a.json#/blocks/3/shared De "id" "vragen" van het gedeelde blok "help" staat al bij een eerder blok op deze pagina. Geef een van de twee een andere naam.',
  ]);
});

it('accepts the same name on two pages', () => {
  const blocks = [{ shared: 'help' }];
  expect(reportOf(duplicateAnchor, { ...shared, 'a.json': { blocks }, 'b.json': { blocks } })).toEqual([]);
});

it('refuses a name of the page itself', () => {
  const blocks = [{ id: 'page-data' }, { id: 'contact' }];
  expect(reportOf(duplicateAnchor, { 'a.json': { blocks } })).toEqual([
    'pages/a.json#/blocks/0/id De "id" "page-data" gebruikt elke pagina zelf. Geef het blok een andere naam.',
  ]);
});
