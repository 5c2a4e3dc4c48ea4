import { type FieldsByOwner, fieldsReferring } from './fields-referring.ts';
import type { Schemas } from './schemas.ts';

/** The fields that hold rich text, per block type and for the `card`. */
export function richTextFields(schemas: Schemas): FieldsByOwner {
  return fieldsReferring(schemas, 'rich-text');
}
