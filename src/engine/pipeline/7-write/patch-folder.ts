import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Patch {
  /** The folder in which the new files stand. */
  draft: string;
  /** Names of files that come in the place of others. */
  written: readonly string[];
  /** Names of files that go. */
  vanished: readonly string[];
}

/**
 * Changes a site file by file. What pages refer to comes first and what nobody refers to any more goes last: who reads the
 * site meanwhile finds whole pages with all that they need.
 */
export function patchFolder(site: string, { draft, written, vanished }: Patch): void {
  for (const name of [...written].sort((one, other) => publishRank(one) - publishRank(other))) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    renameSync(join(draft, name), join(site, name));
  }
  for (const name of vanished) {
    rmSync(join(site, name), { force: true });
    removeEmptyFolders(site, dirname(name));
  }
}

function publishRank(name: string): number {
  if (name.startsWith('_')) return 2;
  return name.startsWith('assets/') ? 0 : 1;
}

/** Removes a folder inside the site when nothing is left in it, and then those above it. */
function removeEmptyFolders(site: string, folder: string): void {
  if (folder === '.' || readdirSync(join(site, folder)).length > 0) return;
  rmdirSync(join(site, folder));
  removeEmptyFolders(site, dirname(folder));
}
