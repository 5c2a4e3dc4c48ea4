import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';

/** The arguments with which `npm run` starts Node for a command, in the folder of the project. */
export function npmScript(name: string, root = projectRoot): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const [, ...args] = (scripts[name] ?? '').split(' ');
  return args;
}
