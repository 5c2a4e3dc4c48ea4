import type { JsonObject } from '../../shared/json/json-value.ts';
import type { Schemas } from './schemas.ts';

const blockFile = /^blocks\/(.+)\.schema\.json$/;

/** Block schemas by type, sorted; the folder `blocks/` is the registry. */
export function blockSchemas(schemas: Schemas): [type: string, schema: JsonObject][] {
  return [...schemas]
    .flatMap(([path, schema]): [string, JsonObject][] => {
      const type = blockFile.exec(path)?.[1];
      return type === undefined ? [] : [[type, schema]];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
