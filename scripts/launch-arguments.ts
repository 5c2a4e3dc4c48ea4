import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** What Node is given to run a TypeScript file of the project, named from its root. */
export function launchArguments(file: string): string[] {
  return [join(projectRoot, 'scripts/launch.js'), join(projectRoot, file)];
}
