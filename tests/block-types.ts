import { projectRoot } from '../scripts/project-root.ts';
import { readSchemas } from '../src/engine/pipeline/1-load/read-schemas.ts';
import { siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';
import { blockSchemas } from '../src/engine/schema/block-schemas.ts';

/** All types of block that there are, sorted. */
export const blockTypes: readonly string[] = blockSchemas(
  await readSchemas(siteFolders(projectRoot).schemas),
).map(([type]) => type);
