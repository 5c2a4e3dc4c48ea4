import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';
import { type SiteFolders, siteFolders } from '../src/engine/pipeline/1-load/site-folders.ts';

/** A small site of another company: what tests of the engine stand on, as the words of `pages/` are their author's. */
export const exampleFolder = join(projectRoot, 'tests/example-site');

/** To be read only. */
export const exampleFolders: SiteFolders = siteFolders(projectRoot, join(exampleFolder, 'pages'));

/** Copies the example site into an empty folder. */
export function copyExampleSite(folder: string): SiteFolders {
  cpSync(exampleFolder, folder, { recursive: true });
  cpSync(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true });
  return siteFolders(projectRoot, join(folder, 'pages'));
}
