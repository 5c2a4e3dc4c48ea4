import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';
import { ownPagesFolder } from './routes.ts';

/** Copies these files and folders of the project into a folder. */
export function copyFromProject(folder: string, names: readonly string[]): void {
  for (const name of names) cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
}

/** What of the project a server that is started in a copy reads, besides the site. */
export const serverCode: readonly string[] = [
  'src',
  'scripts',
  'supabase',
  'vite.config.ts',
  'budgets.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/** The packages of the project, in a copy of it. */
export function linkPackages(folder: string): void {
  symlinkSync(join(projectRoot, 'node_modules'), folder, 'junction');
}

/** Copies the site into an empty folder, for authors to work in. */
export function copySite(folder: string): void {
  copyFromProject(folder, ['schemas']);
  for (const name of ['pages', 'public'])
    cpSync(join(ownPagesFolder, '..', name), join(folder, name), { recursive: true });
}

/** Replaces some words in a file, where they stand first; throws when they do not stand there. */
export function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`'${from}' does not stand in ${file}.`);
  // A function: in a text `$&` would be read as a pattern.
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}
