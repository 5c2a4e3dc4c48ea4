import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';

/** The README and all below `docs/`, from the root of the project. */
export const documentation: readonly string[] = [
  'README.md',
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** All documentation of the present state; decisions describe the state of their own day. */
export const presentDocumentation: readonly string[] = [
  ...documentation.filter((file) => !file.includes('decisions')),
  'AGENTS.md',
  'CONTRIBUTING.md',
];
