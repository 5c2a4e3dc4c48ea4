import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.ts';
import type { RuleName } from '../src/engine/diagnostics/rule-table.ts';
import { filesIn } from '../src/engine/memo/files-in.ts';
import { today } from '../src/shared/text/today.ts';
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

/** Copies the site into an empty folder, for authors to work in, with the days in it kept up to date. */
export function copySite(folder: string): void {
  copyFromProject(folder, ['schemas']);
  for (const name of ['pages', 'public'])
    cpSync(join(ownPagesFolder, '..', name), join(folder, name), { recursive: true });
  for (const file of filesIn(join(folder, 'pages'))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, keptUpToDate(text));
  }
}

/** What time alone asks of the authors of the site. */
export const rulesOfTime: ReadonlySet<string> = new Set<RuleName>(['overdue-fact', 'opening-hours']);

const farDay = '"2099-12-25"';

/** Else tests that look for other findings would meet those of `rulesOfTime`. */
function keptUpToDate(text: string): string {
  return text
    .replace(/(?<="checkedOn": )"[\d-]+"/g, JSON.stringify(today()))
    .replace(/(?<="checkBefore": )"[\d-]+"/g, farDay)
    .replace(/(?<="closedOn": )\[[^\]]*\]/, `[${farDay}]`);
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
