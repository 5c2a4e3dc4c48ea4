import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { retryWhileInUse } from '../../../shared/retry-while-in-use.ts';

interface Patch {
  /** The folder with the new files. */
  draft: string;
  /** Files to move into place. */
  written: readonly string[];
  /** Files to remove. */
  vanished: readonly string[];
}

/** Patches a site file by file: assets first, removals last, so that visitors always get complete pages. */
export async function patchFolder(site: string, { draft, written, vanished }: Patch): Promise<void> {
  for (const name of [...written].sort((one, other) => publishRank(one) - publishRank(other))) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    await retryWhileInUse(() => renameSync(join(draft, name), join(site, name)), wait);
  }
  for (const name of vanished) {
    await retryWhileInUse(() => rmSync(join(site, name), { force: true }), wait);
    removeEmptyFolders(site, dirname(name));
  }
}

function publishRank(name: string): number {
  if (name.startsWith('_')) return 2;
  return name.startsWith('assets/') ? 0 : 1;
}

/** Removes empty folders upwards. */
function removeEmptyFolders(site: string, folder: string): void {
  if (folder === '.' || readdirSync(join(site, folder)).length > 0) return;
  rmdirSync(join(site, folder));
  removeEmptyFolders(site, dirname(folder));
}
