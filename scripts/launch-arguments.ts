import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The arguments with which Node runs a TypeScript file of the project, named from its root. */
export function launchArguments(file: string): string[] {
  return [join(projectRoot, 'scripts/launch.js'), join(projectRoot, file)];
}
