import { expect, it } from 'vitest';
import { reportOf, testSite } from '../../../../../tests/engine/support/test-site.ts';
import { schemaPath } from './schema-path.ts';

it.each([
  ['index.json', '../schemas/page.schema.json'],
  ['index.json', './../schemas/page.schema.json'],
  ['index.json', '/project/schemas/page.schema.json'],
  ['equipment/weg/kipper.json', '../../../schemas/page.schema.json'],
  ['_site.json', '../schemas/site.schema.json'],
])('accepts in %s the path %s', (file, path) => {
  expect(reportOf(schemaPath, { [file]: { $schema: path } })).toEqual([]);
});

it.each([
  ['index.json', '../../schemas/page.schema.json', '../schemas/page.schema.json'],
  ['equipment/index.json', '../schemas/page.schema.json', '../../schemas/page.schema.json'],
  ['index.json', 'https://example.org/page.schema.json', '../schemas/page.schema.json'],
  ['_site.json', '../schemas/page.schema.json', '../schemas/site.schema.json'],
])('reports in %s the path %s', (file, path, right) => {
  expect(reportOf(schemaPath, { [file]: { $schema: path } })).toEqual([
    `pages/${file}#/$schema "$schema" wijst met "${path}" niet naar het schema van dit bestand. Schrijf "$schema": "${right}".`,
  ]);
});

it('accepts a page without "$schema"', () => {
  expect(reportOf(schemaPath, { 'index.json': {}, 'a.json': undefined })).toEqual([]);
});

it.each([
  ['../schemas/page.schema.json', []],
  ['../../elsewhere/schemas/page.schema.json', []],
  ['../../of-another-machine/schemas/page.schema.json', []],
  ['../../elsewhere/schemas/site.schema.json', ['../../elsewhere/schemas/page.schema.json']],
])('of pages apart from the schemas, %s', (path, fixes) => {
  const site = { ...testSite({ 'index.json': { $schema: path } }), schemasFolder: '/elsewhere/schemas' };
  expect(schemaPath.checkSite(site).map(({ replacement }) => replacement)).toEqual(fixes);
});
