import type { JsonObject } from '../pipeline/1-load/source-document.ts';
import type { Schemas } from './schema-files.ts';

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
