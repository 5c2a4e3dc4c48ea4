import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';

/** The paths of files and folders below a folder of the project, from its root; without the packages that benchmarks install. */
export function ownPaths(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.split(sep).includes('node_modules'))
    .map((path) => join(folder, path));
}
