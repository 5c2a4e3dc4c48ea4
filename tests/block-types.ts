import { projectRoot } from '../scripts/project-root.ts';
import { blockSchemas } from '../src/build/schema/block-schemas.ts';
import { readSchemas } from '../src/build/schema/schema-files.ts';
import { siteFolders } from '../src/build/site-folders.ts';

/** All types of block that there are, sorted. */
export const blockTypes: readonly string[] = blockSchemas(
  await readSchemas(siteFolders(projectRoot).schemas),
).map(([type]) => type);
