import type { JsonObject } from '../json/json-value.ts';
import type { Schemas } from './schemas.ts';

const blockFile = /^blocks\/(.+)\.schema\.json$/;

/** The schemas of the block types by type, sorted by type: the folder `blocks/` is the list of what exists. */
export function blockSchemas(schemas: Schemas): [type: string, schema: JsonObject][] {
  return [...schemas]
    .flatMap(([path, schema]): [string, JsonObject][] => {
      const type = blockFile.exec(path)?.[1];
      return type === undefined ? [] : [[type, schema]];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
