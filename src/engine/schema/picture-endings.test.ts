import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureEndings } from '../../shared/page/picture-endings.ts';
import { objectAt, stringOrEmptyAt } from '../json/json-shape.ts';
import { readSchemas } from '../pipeline/1-load/read-schemas.ts';
import { isForSharing } from '../pipeline/4-check/rules/picture.ts';

it('are those that the schema of a picture allows', async () => {
  const schemas = await readSchemas(join(import.meta.dirname, '../../../schemas'));
  const pattern = new RegExp(stringOrEmptyAt(schemas.get('parts/picture-file.schema.json'), 'pattern'));
  const written = /\(\?:([^)]*)\)\$/.exec(pattern.source)?.[1]?.replace('jpe?g', 'jpg|jpeg').split('|');
  expect(written?.sort()).toEqual([...pictureEndings].sort());
  expect(pictureEndings.filter((ending) => !pattern.test(`/images/bus.${ending}`))).toEqual([]);
});

it('of a picture for sharing are those that the check offers', async () => {
  const schemas = await readSchemas(join(import.meta.dirname, '../../../schemas'));
  const { ogImage } = objectAt(schemas.get('parts/metadata.schema.json'), 'properties');
  const pattern = new RegExp(stringOrEmptyAt(ogImage, 'pattern'));
  const files = pictureEndings.map((ending) => `/images/bus.${ending}`);
  expect(files.filter((file) => pattern.test(file))).toEqual(files.filter((file) => isForSharing.test(file)));
});
