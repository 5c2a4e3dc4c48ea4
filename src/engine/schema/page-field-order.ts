import { objectAt } from '../json/json-shape.ts';
import { schemaOfKind } from './document-kind.ts';
import type { Schemas } from './schemas.ts';

/** The fields of a page in the order of its schema, in which files have them. */
export function pageFieldOrder(schemas: Schemas): string[] {
  return Object.keys(objectAt(schemas.get(schemaOfKind.page), 'properties'));
}
