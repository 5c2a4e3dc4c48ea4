import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { npmScript } from '../npm-script.ts';
import { type ProcessCost, runProcess } from './run-process.ts';

/** The package with what stands beside the site in a measurement. */
export const peersFolder = join(projectRoot, 'bench/peers');

/** Installs the peers on first use. */
export async function installPeers(): Promise<void> {
  if (existsSync(join(peersFolder, 'node_modules'))) return;
  console.log('Installing bench/peers…');
  // Without a lock file: the many platforms of their bundlers are not all in every registry, and `npm ci` wants all.
  // Not strict: of what they bring, a part that no build uses may want a newer Node.
  const options = ['--no-package-lock', '--no-audit', '--no-fund', '--no-engine-strict'];
  // The script that runs this bench: "npm" is no program that Windows starts.
  const npm = process.env.npm_execpath ?? '';
  await runProcess(process.execPath, [npm, 'install', ...options], { folder: peersFolder });
}

/** Builds with the project's own command. */
export function ownBuild(pages: string, out: string, ...options: string[]): Promise<ProcessCost> {
  const command = [...npmScript('build'), '--no-social', '--pages', pages, '--out', out, ...options];
  return runProcess(process.execPath, command, { folder: projectRoot });
}
