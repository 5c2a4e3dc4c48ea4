import { type FieldsByOwner, fieldsReferring } from './fields-referring.ts';
import type { Schemas } from './schemas.ts';

/** Rich text fields per block type and `card`. */
export function richTextFields(schemas: Schemas): FieldsByOwner {
  return fieldsReferring(schemas, 'rich-text');
}
