import { isObject } from '../json/json-shape.ts';
import type { JsonObject } from '../json/json-value.ts';
import { folderOf, resolvePath } from '../text/resolve-path.ts';
import type { Schemas } from './schemas.ts';

/** A schema and the file it stands in, because its own references are relative to that file. */
export interface SchemaPlace {
  path: string;
  schema: JsonObject;
}

/**
 * What a `$ref` written in the file `from` points at: another file (`../parts/link.schema.json`) or a part of one
 * (`#/definitions/SharedBlockReference`). Throws when there is no such schema: that is our own bug.
 */
export function resolveReference(schemas: Schemas, from: string, reference: string): SchemaPlace {
  const [file = '', pointer = ''] = reference.split('#');
  const path = file === '' ? from : resolvePath(folderOf(from), file);
  let schema: unknown = schemas.get(path);
  for (const name of pointer.split('/').slice(1)) schema = isObject(schema) ? schema[name] : undefined;
  if (!isObject(schema)) throw new Error(`${from} refers to ${reference}, which does not exist.`);
  return { path, schema };
}
