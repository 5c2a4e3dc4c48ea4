import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { schemaStyleFaults } from '../../../../tests/engine/support/schema-style.ts';
import type { JsonObject } from '../../json/json-value.ts';
import { readSchemas } from '../../pipeline/1-load/read-schemas.ts';
import { componentName, newBlockFiles } from './new-block-files.ts';

it.each([
  ['faq', 'Faq'],
  ['type-cards', 'TypeCards'],
])('names the component of %s %s', (type, name) => {
  expect(componentName(type)).toBe(name);
});

it('gives a block its schema, component, styles and test', () => {
  expect([...newBlockFiles('image-row').keys()]).toEqual([
    'schemas/blocks/image-row.schema.json',
    'src/view/blocks/image-row/ImageRow.tsx',
    'src/view/blocks/image-row/ImageRow.styles.ts',
    'src/view/blocks/image-row/ImageRow.test.tsx',
  ]);
});

it('writes a schema in the style of the others', async () => {
  const schemas = await readSchemas(fileURLToPath(new URL('../../../../schemas', import.meta.url)));
  const path = 'schemas/blocks/image-row.schema.json';
  const schema: JsonObject = JSON.parse(newBlockFiles('image-row').get(path) ?? '');
  expect(schemaStyleFaults(new Map(schemas).set('blocks/image-row.schema.json', schema))).toEqual([]);
});
