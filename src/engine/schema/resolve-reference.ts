import type { JsonObject } from '../../shared/json/json-value.ts';
import { isObject } from '../json/json-shape.ts';
import { folderOf, resolvePath } from '../text/resolve-path.ts';
import { BrokenSchemasError } from './broken-schemas-error.ts';
import type { Schemas } from './schemas.ts';

/** `path` is the base of relative references. */
export interface SchemaPlace {
  path: string;
  schema: JsonObject;
}

/**
 * Resolves a `$ref` from the file `from`.
 * @throws BrokenSchemasError when it does not exist
 */
export function resolveReference(schemas: Schemas, from: string, reference: string): SchemaPlace {
  const [file = '', pointer = ''] = reference.split('#');
  const path = file === '' ? from : resolvePath(folderOf(from), file);
  let schema: unknown = schemas.get(path);
  for (const name of pointer.split('/').slice(1)) schema = isObject(schema) ? schema[name] : undefined;
  if (!isObject(schema))
    throw new BrokenSchemasError(`schemas/${from} refers to ${reference}, which does not exist.`);
  return { path, schema };
}
