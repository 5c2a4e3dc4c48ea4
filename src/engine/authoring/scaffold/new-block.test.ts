import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { schemaStyleFaults } from '../../../../tests/engine/support/schema-style.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { readSchemas } from '../../pipeline/1-load/read-schemas.ts';
import { newBlock } from './new-block.ts';
import { newLeadForm } from './new-lead-form.ts';

it('newBlock gives a block its schema, component, styles and test', () => {
  expect([...newBlock('image-row').files.keys()]).toEqual([
    'schemas/blocks/image-row.schema.json',
    'src/view/blocks/image-row/ImageRow.tsx',
    'src/view/blocks/image-row/ImageRow.styles.ts',
    'src/view/blocks/image-row/ImageRow.test.tsx',
  ]);
});

it.each([
  ['image-row', newBlock('image-row')],
  ['callback-form', newLeadForm('callback')],
])('the schema of %s is in the style of the others', async (type, { files }) => {
  const schemas = await readSchemas(fileURLToPath(new URL('../../../../schemas', import.meta.url)));
  const schema: JsonObject = JSON.parse(files.get(`schemas/blocks/${type}.schema.json`) ?? '');
  expect(schemaStyleFaults(new Map(schemas).set(`blocks/${type}.schema.json`, schema))).toEqual([]);
});
