import { type FieldsByOwner, fieldsReferring } from './fields-referring.ts';
import type { Schemas } from './schema-files.ts';

/** The fields that hold a picture, per block type and for the `card`. */
export function pictureFields(schemas: Schemas): FieldsByOwner {
  return fieldsReferring(schemas, 'picture');
}
